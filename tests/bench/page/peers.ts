/** What others do with a map of that size, to compare machines by: the same gestures on pages without a game. */

const SIDE = 3000;

const MOVING = `
  const frame = document.querySelector('.peer');
  const plane = frame.firstElementChild;
  let [x, y, k, held] = [-600, -600, 1, undefined];
  const lay = () => { plane.style.transform = 'translate(' + Math.round(x) + 'px,' + Math.round(y) + 'px) scale(' + k + ')'; };
  lay();
  frame.addEventListener('wheel', event => {
    event.preventDefault();
    const next = Math.min(4, Math.max(0.3, k * Math.exp(-event.deltaY * 0.0014)));
    x = event.clientX - (event.clientX - x) / k * next;
    y = event.clientY - (event.clientY - y) / k * next;
    k = next;
    lay();
  }, { passive: false });
  frame.addEventListener('pointerdown', event => { held = event; });
  frame.addEventListener('pointerup', () => { held = undefined; });
  frame.addEventListener('pointermove', event => {
    if (held === undefined) return;
    x += event.clientX - held.clientX;
    y += event.clientY - held.clientY;
    held = event;
    lay();
  });`;

const pageOf = (plane: string, script = ''): string => `<!doctype html><style>
  body { margin: 0; } .peer { position: absolute; inset: 0; overflow: clip; background: #efe9da; }
  .plane { position: absolute; transform-origin: 0 0; will-change: transform; }
  canvas { position: absolute; }
</style><div class="peer">${plane}</div><script>${script}${MOVING}</script>`;

/** As map libraries do it: finished tiles of 256 pixels, moved about. */
const tiles = (): string =>
  pageOf(
    '<div class="plane"></div>',
    `for (let n = 0; n < 144; n++) {
      const tile = document.createElement('canvas');
      tile.width = tile.height = 256;
      tile.style.left = (n % 12) * 256 + 'px';
      tile.style.top = Math.floor(n / 12) * 256 + 'px';
      const context = tile.getContext('2d');
      context.fillStyle = 'hsl(' + (n * 37) % 360 + ' 30% 80%)';
      context.fillRect(0, 0, 256, 256);
      context.strokeRect(20, 20, 200, 200);
      document.querySelector('.plane').append(tile);
    }`,
  );

/** A drawing of some thousand hexes and roads, moved about as it is. */
function drawing(): string {
  const hexes = Array.from({ length: 2500 }, (_, n) => {
    const [x, y] = [(n % 50) * 60 + 30, Math.floor(n / 50) * 60 + (n % 2) * 30 + 30];
    const fill = `hsl(${(n * 53) % 90} 30% 82%)`;
    const strokes = Array.from({ length: 12 }, (_, i) => `M${x - 24 + i * 4},${y - 10}q4,-8 6,${6 + (i % 3)}`).join('');
    return `<path fill="${fill}" stroke="#999" d="M${x - 40},${y}l20,-34h40l20,34l-20,34h-40z"/><path fill="none" stroke="#664" d="${strokes}"/>`;
  });
  return pageOf(`<svg class="plane" width="${SIDE}" height="${SIDE}">${hexes.join('')}</svg>`);
}

export const PEERS = { tiles, drawing } as const;
