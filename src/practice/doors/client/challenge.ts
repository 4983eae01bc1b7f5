const SIDE = 3;

/** Draws the picture of the challenge and lets tiles be chosen, by pointer or by keyboard. */
export async function challengeCanvas(): Promise<void> {
  const canvas = document.querySelector<HTMLCanvasElement>('#challenge');
  const form = document.querySelector<HTMLFormElement>('#challenge-form');
  const field = form?.querySelector<HTMLInputElement>('[name=tiles]');
  const brush = canvas?.getContext('2d');
  if (!canvas || !brush || !form || !field) return;

  const chosen = new Set<number>();
  let cursor = 0;
  const picture = new Image();
  picture.src = '/challenge/picture';
  await picture.decode();

  const tile = canvas.width / SIDE;
  const draw = () => {
    brush.clearRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    for (let index = 0; index < SIDE * SIDE; index++) {
      const [x, y] = [(index % SIDE) * tile, Math.floor(index / SIDE) * tile];
      brush.lineWidth = 6;
      brush.strokeStyle = '#fff';
      brush.strokeRect(x, y, tile, tile);
      if (chosen.has(index)) mark(brush, x, y, tile);
      if (index === cursor && canvas.matches(':focus-visible')) {
        brush.lineWidth = 4;
        brush.strokeStyle = '#ff8a5b';
        brush.strokeRect(x + 5, y + 5, tile - 10, tile - 10);
      }
    }
  };
  const toggle = (index: number) => {
    if (!chosen.delete(index)) chosen.add(index);
    draw();
  };

  canvas.addEventListener('click', ({ offsetX, offsetY }) => {
    const place = (offset: number, size: number) => Math.min(SIDE - 1, Math.floor((offset / size) * SIDE));
    cursor = place(offsetY, canvas.clientHeight) * SIDE + place(offsetX, canvas.clientWidth);
    toggle(cursor);
  });
  canvas.addEventListener('keydown', (event) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIDE, ArrowDown: SIDE };
    const step = steps[event.key];
    if (step !== undefined) cursor = Math.min(SIDE * SIDE - 1, Math.max(0, cursor + step));
    else if (event.key === ' ') toggle(cursor);
    else return;
    event.preventDefault();
    draw();
  });
  for (const event of ['focus', 'blur']) canvas.addEventListener(event, draw);
  canvas.removeAttribute('aria-busy');
  form.addEventListener('submit', () => {
    field.value = [...chosen].join(',');
  });
  draw();
}

function mark(brush: CanvasRenderingContext2D, x: number, y: number, tile: number): void {
  brush.fillStyle = '#4b45e055';
  brush.fillRect(x + 3, y + 3, tile - 6, tile - 6);
  brush.fillStyle = '#4b45e0';
  brush.beginPath();
  brush.arc(x + 22, y + 22, 13, 0, Math.PI * 2);
  brush.fill();
  brush.lineWidth = 3;
  brush.strokeStyle = '#fff';
  brush.beginPath();
  brush.moveTo(x + 16, y + 22);
  brush.lineTo(x + 21, y + 27);
  brush.lineTo(x + 29, y + 17);
  brush.stroke();
}
