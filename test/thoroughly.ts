/** Whether there is time for all there is to try, as in `npm run test:long`; other runs take a part of it. */
export const thoroughly = process.env['npm_lifecycle_event'] === 'test:long';
