// Every page works without this script; it only saves a few clicks.

for (const control of document.querySelectorAll<HTMLSelectElement>('select[data-auto-submit]'))
  control.addEventListener('change', () => control.form?.requestSubmit());

const letter = document.querySelector<HTMLTextAreaElement>('textarea[data-least]');
const counter = document.querySelector<HTMLOutputElement>('[data-counter]');
if (letter && counter) {
  const count = () => {
    counter.value = String(letter.value.length);
    counter.classList.toggle('enough', letter.value.trim().length >= Number(letter.dataset['least']));
  };
  letter.addEventListener('input', count);
  count();
}

// Enter in the box of a new skill adds the skill; elsewhere in the form it saves.
const newSkill = document.querySelector<HTMLInputElement>('#newSkill');
newSkill?.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  document.querySelector<HTMLButtonElement>('#add-skill')?.click();
});

// On a narrow screen the filters would push the results out of sight.
if (matchMedia('(width < 900px)').matches) document.querySelector('.filters details')?.removeAttribute('open');
