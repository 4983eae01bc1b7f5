import { type Behaviour, bookingForm, need, send, t, toast, wishOf } from './scene.ts';

export const signals: Record<string, Behaviour> = {
  late: (strength) => {
    window.setTimeout(() => {
      const form = need<HTMLTemplateElement>('#late-form').content.cloneNode(true);
      need('.skeleton').replaceWith(form);
    }, strength('ms'));
  },

  'false-success': () => {
    const form = bookingForm();
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      await send(form.action, wishOf(form));
      // The mistake on show: nobody looks at the answer.
      toast(t('Booked. See you on board!', 'Забронировано. До встречи на борту!'), 'good');
      form.reset();
    });
  },
};
