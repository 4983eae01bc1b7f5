/** Buttons that make the browser ask: for permissions, and with its own dialogs. */
export function askTheBrowser(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-ask]'))
    button.addEventListener('click', async () => {
      const door = button.dataset['ask'] ?? '';
      await answered(door, await permission(door));
    });

  for (const button of document.querySelectorAll<HTMLElement>('[data-dialog]'))
    button.addEventListener('click', () => answered(button.dataset['dialog'] ?? '', dialog(button.dataset)));

  guardUnsavedForms();
}

async function permission(door: string): Promise<string> {
  try {
    if (door === 'notifications') return await Notification.requestPermission();
    if (door === 'location') {
      const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
        navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 5000 });
      });
      return `${coords.latitude.toFixed(2)}, ${coords.longitude.toFixed(2)}`;
    }
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    for (const track of stream.getTracks()) track.stop();
    return 'granted';
  } catch (error) {
    return error instanceof Error || error instanceof GeolocationPositionError ? error.message : 'denied';
  }
}

function dialog({ dialog: kind, text, default: proposal }: DOMStringMap): string {
  if (kind === 'confirm') return confirm(text) ? 'yes' : 'no';
  if (kind === 'prompt') return prompt(text, proposal) ?? 'cancelled';
  alert(text);
  return 'seen';
}

/** Tells the server, then shows what was answered. */
async function answered(door: string, value: string): Promise<void> {
  await fetch('/api/answers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ door, value }),
  });
  const output = document.querySelector(`[data-answer="${door}"]`);
  if (output) output.textContent = value;
}

function guardUnsavedForms(): void {
  const form = document.querySelector<HTMLFormElement>('[data-guard]');
  if (!form) return;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  form.addEventListener('input', () => addEventListener('beforeunload', ask));
  form.addEventListener('submit', () => removeEventListener('beforeunload', ask));
}
