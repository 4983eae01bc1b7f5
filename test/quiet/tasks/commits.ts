import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { click, done } from '../../agent.ts';
import { all, scroll, type } from '../steps.ts';
import type { Commit, Place } from '../task.ts';

const CV = join(tmpdir(), 'lotsman-quiet-cv.pdf');

/** Tasks that leave one trace in the world each. */
export const commits: readonly Commit[] = [
  {
    name: 'send a mail',
    task: 'Write to nina@fernpost.example that I will bring the soup on Sunday.',
    site: 'mail',
    path: '/inbox',
    steps: [
      click(/^(link ")?Compose/),
      type(/^combobox "To"/, 'nina@fernpost.example', { submit: true }),
      all(type(/^textbox "Subject"/, 'Sunday'), type(/^textbox "Message"/, 'I will bring the soup.')),
      click(/^(button ")?Send"?/),
      done('Sent.', 'Message sent'),
    ],
    isDone: (state) => (state as { sent: unknown[] }).sent.length === 1,
  },
  {
    name: 'book a seat',
    task: 'Book a seat on the morning ferry for Ann, please.',
    site: 'storm',
    path: '/weathers/status-pages',
    steps: [
      type(/^textbox "Passenger"/, 'Ann'),
      click(/^(button ")?Book seat/),
      done('Booked.', 'Your reference is SK-1001'),
    ],
    isDone: (state) => (state as { bookings: unknown[] }).bookings.length === 1,
  },
  {
    name: 'apply for a job, with a file',
    task: 'Apply for the job, with my CV and a short letter.',
    site: 'jobs',
    path: '/vacancies/1021/apply',
    prepare: () => writeFile(CV, '%PDF-1.7\nRobin Ellery'),
    steps: [
      all(
        (asked) => ({ tool: 'upload', input: { id: asked.idOf('file "CV"'), files: [CV] } }),
        type(
          /^textbox "Cover letter"/,
          'I have built editors for two years, with tests and with care for people who use only a keyboard.',
        ),
      ),
      scroll,
      all(click(/^(radio ")?In two weeks/), click(/^(radio ")?Fluent/), click(/^checkbox "I agree/)),
      click(/^(button ")?Send application/),
      done('Sent.', 'Your application is sent'),
    ],
    isDone: (state) => (state as { applications: unknown[] }).applications.length === 2,
  },
  {
    name: 'delete one mail',
    task: 'Delete the mail about the prize.',
    site: 'mail',
    path: '/inbox',
    steps: [click(/^checkbox "Select: CONGRATULATIONS/), click(/^(button ")?Delete/), done('It is gone.')],
    isDone: (state) =>
      (state as { messages: { id: string; folder: string }[] }).messages.some(
        ({ id, folder }) => id === 'm-spam-prize' && folder === 'trash',
      ),
  },
  {
    name: 'post a comment',
    task: 'Answer in the topic about knife angles: twenty degrees it is.',
    site: 'forum',
    path: '/t/knife-angle',
    steps: [
      { tool: 'scroll', input: { to: 'bottom' } },
      type(/^textbox "Comment"/, 'Twenty degrees it is.'),
      click(/^(button ")?Post reply/),
      done('Posted.', 'Twenty degrees it is.'),
    ],
    isDone: (state) => (state as { posts: { body: string }[] }).posts.at(-1)?.body === 'Twenty degrees it is.',
  },
  {
    name: 'pay for an order',
    task: 'Pay for what is in my basket, with the card 4242 4242 4242 4242, 12/30, 123, Ann Other.',
    site: 'food',
    path: '/checkout/payment',
    prepare: fillBasket,
    steps: [
      all(
        type(/^textbox "Card number"/, '4242 4242 4242 4242'),
        type(/^textbox "Valid until"/, '12/30'),
        type(/^textbox "CVC"/, '123'),
        type(/^textbox "Name on card"/, 'Ann Other'),
      ),
      click(/^(button ")?Pay and order/),
      done('Ordered.', 'your order is placed'),
    ],
    isDone: (state) => (state as { orders: unknown[] }).orders.length === 3,
    isWeighty: true,
  },
  {
    name: 'send a contact form',
    task: 'Ask Tidegate Market whether they have lamps. I am Robin, robin@example.test.',
    site: 'market',
    path: '/letter',
    steps: [
      all(
        type(/^textbox "Name"/, 'Robin'),
        type(/^textbox "E-mail"/, 'robin@example.test'),
        type(/^textbox "Message"/, 'Do you have lamps?'),
      ),
      click(/^(button ")?Send"?/),
      done('Sent.', 'We have your letter.'),
    ],
    isDone: (state) => (state as { letters: unknown[] }).letters.length === 1,
  },
  {
    name: 'sign in',
    task: 'Sign in as guest@perelin.test with the password open-garden-1.',
    site: 'doors',
    path: '/login',
    steps: [
      all(type(/^textbox "E-mail"/, 'guest@perelin.test'), type(/^(?:textbox|password) "Password"/, 'open-garden-1')),
      click(/^(button ")?Continue/),
      done('Signed in.', 'Your account'),
    ],
    isDone: (state) => (state as { account: unknown }).account !== null,
  },
];

/** As if somebody had chosen a dish and given an address before. */
async function fillBasket(place: Place): Promise<void> {
  await post(place, '/restaurants/suliko-yard/dishes/adjaruli', { quantity: '2' });
  const address = { street: 'Orchard Road', house: '5', phone: '+44 20 7946 0111', slot: 'asap' };
  await post(place, '/checkout/address', address);
}

/** Not with fetch: Node may not know where `*.localhost` is, and fetch lets nobody say for whom a request is. */
function post({ practice: { port }, visitor }: Place, path: string, form: Record<string, string>): Promise<void> {
  const headers = { host: `food.localhost:${port}`, 'content-type': 'application/x-www-form-urlencoded' };
  const where = { host: '127.0.0.1', port, path: `${path}?visitor=${visitor}`, method: 'POST', headers };
  return new Promise((resolve, reject) => {
    const sent = request(where, (response) => void response.resume().once('end', resolve));
    sent.once('error', reject).end(new URLSearchParams(form).toString());
  });
}
