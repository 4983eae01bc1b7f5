import { both } from '../../words.ts';
import type { Profession } from './profession.ts';

export const handsOnProfessions: readonly Profession[] = [
  {
    id: 'barista',
    titles: [
      both('Trainee barista', 'Бариста-стажёр'),
      both('Barista', 'Бариста'),
      both('Coffee shop manager', 'Управляющий кофейней'),
    ],
    industries: ['food'],
    salary: 1250,
    canBeRemote: false,
    skills: ['Espresso', 'Latte art', 'Cash desk', 'Hospitality'],
    summary: both(
      'The first good thing in somebody’s morning will be you.',
      'Первым хорошим событием чьего-то утра будете вы.',
    ),
    duties: [
      both('Make coffee by our recipes and your taste', 'Готовить кофе по нашим рецептам и со своим вкусом'),
      both('Remember guests by name', 'Помнить гостей по имени'),
      both('Keep the bar clean', 'Держать стойку в чистоте'),
    ],
    requirements: [
      both('Friendliness before nine in the morning', 'Дружелюбие до девяти утра'),
      both('A health certificate, or readiness to get one', 'Медкнижка или готовность её оформить'),
    ],
    questions: ['shifts', 'start'],
  },
  {
    id: 'cook',
    titles: [both('Kitchen assistant', 'Помощник повара'), both('Cook', 'Повар'), both('Sous-chef', 'Су-шеф')],
    industries: ['food', 'health', 'education'],
    salary: 1600,
    canBeRemote: false,
    skills: ['Hot dishes', 'Food safety', 'Teamwork', 'Menu planning'],
    summary: both(
      'An open kitchen, short menus, and produce from farms nearby.',
      'Открытая кухня, короткое меню и продукты с соседних ферм.',
    ),
    duties: [
      both('Cook hot dishes and starters', 'Готовить горячее и закуски'),
      both('Watch over stock and freshness', 'Следить за запасами и свежестью'),
      both('Teach beginners', 'Учить новичков'),
    ],
    requirements: [
      both('Experience in a kitchen', 'Опыт работы на кухне'),
      both('Knowledge of hygiene rules', 'Знание санитарных правил'),
      both('Steadiness at rush hour', 'Выдержка в час пик'),
    ],
    questions: ['shifts', 'permit'],
  },
  {
    id: 'nurse',
    titles: [
      both('Nursing assistant', 'Младшая медсестра (медбрат)'),
      both('Nurse', 'Медсестра (медбрат)'),
      both('Head nurse', 'Старшая медсестра (медбрат)'),
    ],
    industries: ['health'],
    salary: 1900,
    canBeRemote: false,
    skills: ['Patient care', 'Injections', 'First aid', 'Medical records'],
    summary: both(
      'Our patients remember not the treatment but who held their hand.',
      'Пациенты запоминают не процедуры, а того, кто держал их за руку.',
    ),
    duties: [
      both('Carry out the doctor’s prescriptions', 'Выполнять назначения врача'),
      both('Explain to patients what is happening', 'Объяснять пациентам, что происходит'),
      both('Keep medical records', 'Вести медицинскую документацию'),
    ],
    requirements: [
      both('Medical education and a valid certificate', 'Медицинское образование и действующий сертификат'),
      both('Kindness and firmness', 'Доброта и твёрдость'),
    ],
    questions: ['shifts', 'permit'],
  },
  {
    id: 'teacher',
    titles: [
      both('Assistant teacher', 'Ассистент преподавателя'),
      both('English teacher', 'Преподаватель английского языка'),
      both('Senior English teacher', 'Старший преподаватель английского'),
    ],
    industries: ['education'],
    salary: 1700,
    canBeRemote: true,
    skills: ['English', 'Lesson planning', 'Online classes', 'Exams'],
    summary: both(
      'Small groups, live conversation, no grammar for its own sake.',
      'Малые группы, живой разговор и никакой грамматики ради грамматики.',
    ),
    duties: [
      both('Teach groups of up to eight people', 'Вести группы до восьми человек'),
      both('Prepare lessons from our materials', 'Готовить занятия по нашим материалам'),
      both('Give honest and kind feedback', 'Давать честную и добрую обратную связь'),
    ],
    requirements: [
      both('English at C1 or above', 'Английский не ниже C1'),
      both('Experience with grown-up students', 'Опыт работы со взрослыми'),
    ],
    questions: ['english', 'start'],
  },
  {
    id: 'warehouse',
    titles: [
      both('Warehouse worker', 'Работник склада'),
      both('Storekeeper', 'Кладовщик'),
      both('Shift supervisor at a warehouse', 'Начальник смены на складе'),
    ],
    industries: ['logistics', 'retail'],
    salary: 1400,
    canBeRemote: false,
    skills: ['Scanner', 'Forklift', 'Stocktaking', 'Packing'],
    summary: both(
      'A warm warehouse, a bus from the metro, and pay twice a month.',
      'Тёплый склад, автобус от метро и выплаты дважды в месяц.',
    ),
    duties: [
      both('Receive, place and pack goods', 'Принимать, размещать и упаковывать товары'),
      both('Take part in stocktaking', 'Участвовать в инвентаризации'),
      both('Keep to safety rules', 'Соблюдать технику безопасности'),
    ],
    requirements: [
      both('Readiness to be on your feet', 'Готовность работать на ногах'),
      both('A forklift licence is a plus', 'Права на погрузчик будут плюсом'),
    ],
    questions: ['shifts', 'permit'],
  },
  {
    id: 'electrician',
    titles: [
      both('Electrician’s apprentice', 'Ученик электрика'),
      both('Electrician', 'Электромонтажник'),
      both('Electrical site foreman', 'Прораб по электромонтажу'),
    ],
    industries: ['building'],
    salary: 2100,
    canBeRemote: false,
    skills: ['Wiring', 'Drawings', 'Safety', 'Solar panels'],
    summary: both(
      'You will bring light into new houses, literally.',
      'Вы будете приносить свет в новые дома, буквально.',
    ),
    duties: [
      both('Lay cables and mount boards', 'Прокладывать кабели и собирать щиты'),
      both('Install solar panels and chargers', 'Устанавливать солнечные панели и зарядки'),
      both('Test and hand over finished work', 'Проверять и сдавать готовую работу'),
    ],
    requirements: [
      both('Electrical safety permit', 'Допуск по электробезопасности'),
      both('You can read drawings', 'Умение читать чертежи'),
      both('No fear of heights', 'Отсутствие страха высоты'),
    ],
    questions: ['permit', 'start'],
  },
];
