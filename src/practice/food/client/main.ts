import { submitOnChange } from './auto-submit.ts';
import { dressDishForm, openDishesInDialog } from './dish.ts';
import { maskCardFields, showTipInTotal } from './payment.ts';
import { watchOrder } from './progress.ts';

// Every page works without this script; it only saves a few page loads and keystrokes.
submitOnChange();
openDishesInDialog();
for (const form of document.querySelectorAll<HTMLFormElement>('.dish-form')) dressDishForm(form);
maskCardFields();
showTipInTotal();
watchOrder();
