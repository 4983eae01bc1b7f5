import { localPath } from '../../local-path.ts';
import { sentForm } from '../../sent-form.ts';
import type { SiteApp } from '../../site.ts';
import { quantitySchema, setQuantity } from '../cart.ts';
import { cartPage } from '../pages/cart.ts';
import { type FoodContext, leaveNotice } from '../pages/context.ts';
import { troublePage } from '../pages/frame.ts';
import { checkPromo } from '../pricing.ts';
import { emptyCart, type FoodState } from '../state.ts';

export function cartRoutes(app: SiteApp<FoodState>): void {
  app.get('/cart', (c) => c.html(cartPage(c)));

  app.post('/cart/lines/:line/quantity', async (c) => {
    const form = await sentForm(c);
    const quantity = quantitySchema.safeParse(form.get('quantity'));
    if (!quantity.success) return c.html(cartPage(c), 422);
    if (!setQuantity(c.var.visitor.state, c.req.param('line'), quantity.data)) return lineGone(c);
    return c.redirect(localPath(form.get('back'), '/cart'), 303);
  });

  app.post('/cart/lines/:line/remove', (c) => {
    if (!setQuantity(c.var.visitor.state, c.req.param('line'), 0)) return lineGone(c);
    leaveNotice(c, 'removed');
    return c.redirect('/cart', 303);
  });

  app.post('/cart/clear', (c) => {
    c.var.visitor.state.cart = emptyCart();
    return c.redirect('/cart', 303);
  });

  // Where the page after a refused code would be reloaded, or its language changed.
  app.get('/cart/promo', (c) => c.redirect('/cart'));

  app.post('/cart/promo', async (c) => {
    const code = String((await sentForm(c)).get('code') ?? '').trim();
    const verdict = checkPromo(code);
    if ('problem' in verdict) return c.html(cartPage(c, { code, problem: verdict.problem }), 422);
    c.var.visitor.state.cart.promo = verdict.promo.code;
    leaveNotice(c, 'promo');
    return c.redirect('/cart', 303);
  });

  app.post('/cart/promo/remove', (c) => {
    c.var.visitor.state.cart.promo = null;
    return c.redirect('/cart', 303);
  });
}

function lineGone(c: FoodContext) {
  const { t } = c.var;
  const text = t('It may have been removed in another tab.', 'Возможно, его убрали в другой вкладке.');
  return c.html(troublePage(c, t('This dish is not in your basket', 'Этого блюда нет в корзине'), text), 404);
}
