import { type Behaviour, bookingForm, need, send, t, tell, toast, type WishFields, wishOf } from './scene.ts';

export const routes: Record<string, Behaviour> = {
  'history-trap': (strength) => {
    let back = 0;
    history.pushState({ trap: true }, '');
    window.addEventListener('popstate', () => {
      if (back >= strength('n')) return history.back();
      back += 1;
      history.pushState({ trap: true }, '');
      tell(String(back));
    });
  },

  beforeunload: () => {
    const form = bookingForm();
    let typed = false;
    form.addEventListener('input', () => {
      typed = true;
    });
    form.addEventListener('submit', () => {
      typed = false;
    });
    window.addEventListener('beforeunload', (event) => {
      if (typed) event.preventDefault();
    });
  },

  dialogs: (strength) => {
    let shown = 0;
    let rounds = 0;
    const timer = window.setInterval(() => {
      shown += 1;
      window.alert(t(`Storm warning ${shown}`, `Штормовое предупреждение ${shown}`));
      if (shown < strength('n')) return;
      shown = 0;
      rounds += 1;
      // Whoever dismisses the question gets another round, but not for ever.
      const enough = window.confirm(t('Enough warnings?', 'Хватит предупреждений?'));
      if (enough || rounds === 3) window.clearInterval(timer);
    }, 0);
  },

  popups: (strength) => {
    const swarm = () => {
      for (let number = 1; number <= strength('n'); number += 1)
        window.open(`/offers/${number}`, '_blank', `width=320,height=240,left=${number * 20},top=${number * 16}`);
    };
    window.addEventListener('click', swarm, { once: true, capture: true });
  },

  'popup-blocked': () => {
    if (new URLSearchParams(location.search).has('desk')) return;
    const opened = window.open('/weathers/popup-blocked?desk=1', 'desk', 'width=720,height=640') !== null;
    tell(opened ? t('The ticket desk is open in its own window.', 'Касса открыта в отдельном окне.') : '');
    need('#fallback').hidden = opened;
    void send('/api/popups', { opened });
  },

  'stale-worker': async () => {
    document.getElementById('update')?.addEventListener('click', () => {
      navigator.serviceWorker.addEventListener('message', () => location.reload());
      navigator.serviceWorker.controller?.postMessage('update');
    });
    await navigator.serviceWorker.register('/stale-worker.js', { scope: '/weathers/stale-worker' });
  },

  offline: () => {
    const form = bookingForm();
    const cut = need<HTMLInputElement>('#cut');
    const retry = need<HTMLButtonElement>('#retry');
    const queue: WishFields[] = [];
    const report = () => {
      const line = cut.checked ? t('Offline.', 'Связи нет.') : t('Online.', 'На связи.');
      tell(queue.length === 0 ? line : `${line} ${t(`Waiting: ${queue.length}`, `В очереди: ${queue.length}`)}`);
      retry.hidden = queue.length === 0;
    };
    const flush = async () => {
      try {
        for (let next = queue[0]; next; next = queue[0]) {
          const response = await send(form.action, next);
          queue.shift();
          if (response.ok) toast(t('Booked.', 'Забронировано.'), 'good');
          else toast(t('The booking was refused.', 'Бронирование отклонено.'), 'bad');
        }
      } catch {
        toast(t('No connection. The booking waits.', 'Нет связи. Бронирование ждёт.'), 'bad');
      }
      report();
    };
    cut.addEventListener('change', async () => {
      await send('/api/offline', { offline: cut.checked }, 'PUT');
      report();
    });
    retry.addEventListener('click', () => void flush());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      queue.push(wishOf(form));
      void flush();
    });
  },
};
