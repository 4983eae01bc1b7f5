import { both, type Said } from '../../words.ts';
import type { StoredDocument } from './model.ts';
import { parseBlocks } from './parse.ts';

export function seedDocuments(): Record<string, StoredDocument> {
  const documents = [
    seed('doc-1', 'nora', '2026-11-14T15:10:00.000Z', both('Winter launch plan', 'План зимнего запуска'), {
      en: `
        # Goal
        We open the winter range on **1 December** with 240 products, a printed catalogue and a gift guide.
        # Timeline
        ## Before 20 November
        - Pictures of all textiles are in the shared drive
        - Prices are agreed with *finance*
        - Delivery terms for December are published
        ## Last week of November
        1. Upload the product texts
        2. Test the checkout with three real orders
        3. Freeze the landing page
        # Risks
        Gift wrapping is the bottleneck. Last year we ran out on 12 December, see the [stock count](/files/old-counts).
        > Order twice what you think you need. — Timur
        # Who decides
        Daniel decides about the shop, Irina about suppliers, Nora about everything that costs more than €2,000.`,
      ru: `
        # Цель
        Открываем зимнюю коллекцию **1 декабря**: 240 товаров, печатный каталог и подборка подарков.
        # Сроки
        ## До 20 ноября
        - Снимки всего текстиля лежат на общем диске
        - Цены согласованы с *финансами*
        - Условия доставки в декабре опубликованы
        ## Последняя неделя ноября
        1. Загрузить тексты о товарах
        2. Проверить оформление на трёх настоящих заказах
        3. Заморозить посадочную страницу
        # Риски
        Узкое место — подарочная упаковка. В прошлом году она кончилась 12 декабря, см. [инвентаризации](/files/old-counts).
        > Заказывайте вдвое больше, чем кажется нужным. — Тимур
        # Кто решает
        За магазин отвечает Дэниел, за поставщиков — Ирина, за всё дороже 2000 € — Нора.`,
    }),
    seed('doc-2', 'irina', '2026-11-13T11:42:00.000Z', both('Supplier terms 2027', 'Условия поставщиков на 2027 год'), {
      en: `
        # What changes
        From January every supplier delivers on pallets with *our* labels. Loose boxes are sent back.
        # Payment
        - 30 days for orders under €5,000
        - 14 days with a **2% discount**
        # Open questions
        Fjordhus asks for a longer notice in summer. Nora, please decide.`,
      ru: `
        # Что меняется
        С января все поставщики привозят товар на паллетах с *нашими* ярлыками. Коробки россыпью возвращаем.
        # Оплата
        - 30 дней для заказов до 5000 €
        - 14 дней со **скидкой 2%**
        # Открытые вопросы
        Fjordhus просит летом предупреждать раньше. Нора, нужно твоё решение.`,
    }),
    seed('doc-3', 'timur', '2026-11-11T08:05:00.000Z', both('Moving to hall B', 'Переезд в зал Б'), {
      en: `
        # Order of the move
        1. Slow sellers
        2. Furniture
        3. Ceramics and glass, last and by hand
        # Keys
        Two sets, one with Timur and one at the front desk.`,
      ru: `
        # Порядок переезда
        1. Неходовой товар
        2. Мебель
        3. Керамика и стекло — в последнюю очередь и вручную
        # Ключи
        Два комплекта: один у Тимура, второй на стойке у входа.`,
    }),
    seed(
      'doc-4',
      'lucas',
      '2026-11-06T17:30:00.000Z',
      both('Notes from the finance meeting', 'Заметки со встречи по финансам'),
      {
        en: `
        Margins are fine, shipping is not. We pay 11% more per parcel than in spring.
        - Ask two carriers for new offers
        - Free delivery from €70 instead of €50`,
        ru: `
        С маржой всё хорошо, с доставкой — нет. За посылку платим на 11% больше, чем весной.
        - Запросить предложения у двух перевозчиков
        - Бесплатная доставка от 70 € вместо 50 €`,
      },
    ),
  ];
  return Object.fromEntries(documents.map((document) => [document.id, document]));
}

function seed(
  id: string,
  author: string,
  updated: string,
  title: Said,
  source: { en: string; ru: string },
): StoredDocument {
  const blocks = { en: parseBlocks(source.en), ru: parseBlocks(source.ru) };
  return { id, author, updated, title, blocks, revision: 1, trashed: false };
}
