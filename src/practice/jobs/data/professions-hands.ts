import { words } from '../words.ts';
import type { Profession } from './profession.ts';

export const handsOnProfessions: readonly Profession[] = [
  {
    id: 'barista',
    titles: [
      words('Trainee barista', 'Бариста-стажёр'),
      words('Barista', 'Бариста'),
      words('Coffee shop manager', 'Управляющий кофейней'),
    ],
    industries: ['food'],
    salary: 1250,
    canBeRemote: false,
    skills: ['Espresso', 'Latte art', 'Cash desk', 'Hospitality'],
    summary: words(
      'The first good thing in somebody’s morning will be you.',
      'Первым хорошим событием чьего-то утра будете вы.',
    ),
    duties: [
      words('Make coffee by our recipes and your taste', 'Готовить кофе по нашим рецептам и со своим вкусом'),
      words('Remember guests by name', 'Помнить гостей по имени'),
      words('Keep the bar clean', 'Держать стойку в чистоте'),
    ],
    requirements: [
      words('Friendliness before nine in the morning', 'Дружелюбие до девяти утра'),
      words('A health certificate, or readiness to get one', 'Медкнижка или готовность её оформить'),
    ],
    questions: ['shifts', 'start'],
  },
  {
    id: 'cook',
    titles: [words('Kitchen assistant', 'Помощник повара'), words('Cook', 'Повар'), words('Sous-chef', 'Су-шеф')],
    industries: ['food', 'health', 'education'],
    salary: 1600,
    canBeRemote: false,
    skills: ['Hot dishes', 'Food safety', 'Teamwork', 'Menu planning'],
    summary: words(
      'An open kitchen, short menus, and produce from farms nearby.',
      'Открытая кухня, короткое меню и продукты с соседних ферм.',
    ),
    duties: [
      words('Cook hot dishes and starters', 'Готовить горячее и закуски'),
      words('Watch over stock and freshness', 'Следить за запасами и свежестью'),
      words('Teach beginners', 'Учить новичков'),
    ],
    requirements: [
      words('Experience in a kitchen', 'Опыт работы на кухне'),
      words('Knowledge of hygiene rules', 'Знание санитарных правил'),
      words('Steadiness at rush hour', 'Выдержка в час пик'),
    ],
    questions: ['shifts', 'permit'],
  },
  {
    id: 'nurse',
    titles: [
      words('Nursing assistant', 'Младшая медсестра (медбрат)'),
      words('Nurse', 'Медсестра (медбрат)'),
      words('Head nurse', 'Старшая медсестра (медбрат)'),
    ],
    industries: ['health'],
    salary: 1900,
    canBeRemote: false,
    skills: ['Patient care', 'Injections', 'First aid', 'Medical records'],
    summary: words(
      'Our patients remember not the treatment but who held their hand.',
      'Пациенты запоминают не процедуры, а того, кто держал их за руку.',
    ),
    duties: [
      words('Carry out the doctor’s prescriptions', 'Выполнять назначения врача'),
      words('Explain to patients what is happening', 'Объяснять пациентам, что происходит'),
      words('Keep medical records', 'Вести медицинскую документацию'),
    ],
    requirements: [
      words('Medical education and a valid certificate', 'Медицинское образование и действующий сертификат'),
      words('Kindness and firmness', 'Доброта и твёрдость'),
    ],
    questions: ['shifts', 'permit'],
  },
  {
    id: 'teacher',
    titles: [
      words('Assistant teacher', 'Ассистент преподавателя'),
      words('English teacher', 'Преподаватель английского языка'),
      words('Senior English teacher', 'Старший преподаватель английского'),
    ],
    industries: ['education'],
    salary: 1700,
    canBeRemote: true,
    skills: ['English', 'Lesson planning', 'Online classes', 'Exams'],
    summary: words(
      'Small groups, live conversation, no grammar for its own sake.',
      'Малые группы, живой разговор и никакой грамматики ради грамматики.',
    ),
    duties: [
      words('Teach groups of up to eight people', 'Вести группы до восьми человек'),
      words('Prepare lessons from our materials', 'Готовить занятия по нашим материалам'),
      words('Give honest and kind feedback', 'Давать честную и добрую обратную связь'),
    ],
    requirements: [
      words('English at C1 or above', 'Английский не ниже C1'),
      words('Experience with grown-up students', 'Опыт работы со взрослыми'),
    ],
    questions: ['english', 'start'],
  },
  {
    id: 'warehouse',
    titles: [
      words('Warehouse worker', 'Работник склада'),
      words('Storekeeper', 'Кладовщик'),
      words('Shift supervisor at a warehouse', 'Начальник смены на складе'),
    ],
    industries: ['logistics', 'retail'],
    salary: 1400,
    canBeRemote: false,
    skills: ['Scanner', 'Forklift', 'Stocktaking', 'Packing'],
    summary: words(
      'A warm warehouse, a bus from the metro, and pay twice a month.',
      'Тёплый склад, автобус от метро и выплаты дважды в месяц.',
    ),
    duties: [
      words('Receive, place and pack goods', 'Принимать, размещать и упаковывать товары'),
      words('Take part in stocktaking', 'Участвовать в инвентаризации'),
      words('Keep to safety rules', 'Соблюдать технику безопасности'),
    ],
    requirements: [
      words('Readiness to be on your feet', 'Готовность работать на ногах'),
      words('A forklift licence is a plus', 'Права на погрузчик будут плюсом'),
    ],
    questions: ['shifts', 'permit'],
  },
  {
    id: 'electrician',
    titles: [
      words('Electrician’s apprentice', 'Ученик электрика'),
      words('Electrician', 'Электромонтажник'),
      words('Electrical site foreman', 'Прораб по электромонтажу'),
    ],
    industries: ['building'],
    salary: 2100,
    canBeRemote: false,
    skills: ['Wiring', 'Drawings', 'Safety', 'Solar panels'],
    summary: words(
      'You will bring light into new houses, literally.',
      'Вы будете приносить свет в новые дома, буквально.',
    ),
    duties: [
      words('Lay cables and mount boards', 'Прокладывать кабели и собирать щиты'),
      words('Install solar panels and chargers', 'Устанавливать солнечные панели и зарядки'),
      words('Test and hand over finished work', 'Проверять и сдавать готовую работу'),
    ],
    requirements: [
      words('Electrical safety permit', 'Допуск по электробезопасности'),
      words('You can read drawings', 'Умение читать чертежи'),
      words('No fear of heights', 'Отсутствие страха высоты'),
    ],
    questions: ['permit', 'start'],
  },
];
