import { type Behaviour, bookingForm, need, send, t, toast, wishOf } from './scene.ts';

export const signals: Record<string, Behaviour> = {
  late: (strength) => {
    window.setTimeout(() => {
      const form = need<HTMLTemplateElement>('#late-form').content.cloneNode(true);
      need('.skeleton').replaceWith(form);
    }, strength('ms'));
  },

  'double-submit': () => {
    const form = bookingForm();
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      // No sign of life until the answer comes, and nothing against a second press.
      const response = await send(form.action, wishOf(form));
      const { id, error } = (await response.json()) as { id?: string; error?: string };
      if (id === undefined) toast(error ?? t('The booking was refused.', 'Бронирование отклонено.'), 'bad');
      else toast(t(`Booked. Your reference is ${id}.`, `Забронировано. Номер брони ${id}.`), 'good');
    });
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
