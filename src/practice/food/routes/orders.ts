import type { SiteApp } from '../../site.ts';
import { canCancel, findOrder, orderAgain } from '../orders.ts';
import { leaveNotice } from '../pages/context.ts';
import { orderPage, ordersPage } from '../pages/orders.ts';
import type { FoodState } from '../state.ts';
import { missing } from './missing.ts';

export function orderRoutes(app: SiteApp<FoodState>): void {
  app.get('/orders', (c) => c.html(ordersPage(c)));

  app.get('/orders/:number', (c) => {
    const order = findOrder(c.var.visitor.state, c.req.param('number'));
    return order ? c.html(orderPage(c, order)) : missing(c);
  });

  app.post('/orders/:number/cancel', (c) => {
    const order = findOrder(c.var.visitor.state, c.req.param('number'));
    if (!order) return missing(c);
    if (!canCancel(order)) {
      const text = c.var.t('It is too late to cancel this order.', 'Этот заказ уже нельзя отменить.');
      return c.html(orderPage(c, order, text), 409);
    }
    order.ended = 'cancelled';
    leaveNotice(c, 'cancelled');
    return c.redirect(`/orders/${order.number}`, 303);
  });

  app.post('/orders/:number/again', (c) => {
    const order = findOrder(c.var.visitor.state, c.req.param('number'));
    if (!order) return missing(c);
    orderAgain(c.var.visitor.state, order);
    leaveNotice(c, 'again');
    return c.redirect('/cart', 303);
  });
}
