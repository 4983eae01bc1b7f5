import { both } from '../../words.ts';
import type { Profession } from './profession.ts';

export const officeProfessions: readonly Profession[] = [
  {
    id: 'project-manager',
    titles: [
      both('Project coordinator', 'Координатор проектов'),
      both('Project manager', 'Руководитель проектов'),
      both('Programme manager', 'Руководитель портфеля проектов'),
    ],
    industries: ['tech', 'building', 'media', 'education'],
    salary: 3000,
    canBeRemote: true,
    skills: ['Planning', 'Budgeting', 'Negotiation', 'Risk management'],
    summary: both(
      'You will see to it that good intentions get dates and names.',
      'Вы будете следить, чтобы у добрых намерений появлялись сроки и имена.',
    ),
    duties: [
      both('Plan work, money and people', 'Планировать работу, деньги и людей'),
      both('Hold short meetings with clear results', 'Проводить короткие встречи с понятным итогом'),
      both('Tell customers the truth early', 'Вовремя говорить заказчикам правду'),
    ],
    requirements: [
      both('Finished projects you can tell about', 'Завершённые проекты, о которых можно рассказать'),
      both('Order in papers and in the head', 'Порядок в бумагах и в голове'),
      both('Good written language', 'Хороший письменный язык'),
    ],
    questions: ['start', 'english'],
  },
  {
    id: 'accountant',
    titles: [
      both('Accounting assistant', 'Помощник бухгалтера'),
      both('Accountant', 'Бухгалтер'),
      both('Chief accountant', 'Главный бухгалтер'),
    ],
    industries: ['finance', 'retail', 'building', 'food'],
    salary: 1900,
    canBeRemote: true,
    skills: ['Bookkeeping', 'Tax reporting', 'Spreadsheets', 'Payroll'],
    summary: both(
      'The books should balance, and people should be paid on time.',
      'Баланс должен сходиться, а зарплата — приходить вовремя.',
    ),
    duties: [
      both('Keep the books of two legal entities', 'Вести учёт двух юридических лиц'),
      both('Prepare tax and statistical reports', 'Готовить налоговую и статистическую отчётность'),
      both('Calculate wages and holidays', 'Рассчитывать зарплату и отпускные'),
    ],
    requirements: [
      both('Education in accounting or finance', 'Бухгалтерское или финансовое образование'),
      both('Confident use of spreadsheets', 'Уверенная работа с таблицами'),
      both('Accuracy', 'Аккуратность'),
    ],
    questions: ['start'],
  },
  {
    id: 'recruiter',
    titles: [
      both('HR assistant', 'Ассистент по персоналу'),
      both('Recruiter', 'Специалист по подбору персонала'),
      both('Head of recruitment', 'Руководитель отдела подбора'),
    ],
    industries: ['tech', 'retail', 'logistics', 'health'],
    salary: 2000,
    canBeRemote: true,
    skills: ['Interviewing', 'Sourcing', 'Onboarding', 'Labour law'],
    summary: both(
      'You will find people for us, and us for people.',
      'Вы будете находить людей для нас и нас для людей.',
    ),
    duties: [
      both('Search, call, meet and answer everybody', 'Искать, звонить, встречаться и отвечать каждому'),
      both('Help team leads to say whom they need', 'Помогать руководителям понять, кто им нужен'),
      both('Look after newcomers for three months', 'Сопровождать новичков первые три месяца'),
    ],
    requirements: [
      both('Curiosity about people and trades', 'Интерес к людям и профессиям'),
      both('Tact', 'Такт'),
      both('Knowledge of labour law is a plus', 'Знание трудового права будет плюсом'),
    ],
    questions: ['start', 'english'],
  },
  {
    id: 'marketer',
    titles: [
      both('Marketing assistant', 'Ассистент по маркетингу'),
      both('Marketing specialist', 'Маркетолог'),
      both('Head of marketing', 'Руководитель отдела маркетинга'),
    ],
    industries: ['retail', 'education', 'tech', 'food'],
    salary: 2300,
    canBeRemote: true,
    skills: ['Campaigns', 'Analytics', 'Email marketing', 'Copywriting'],
    summary: both(
      'We do good things; your task is that people hear of it.',
      'Мы делаем хорошие вещи, ваша задача — чтобы о них узнали.',
    ),
    duties: [
      both('Plan and run campaigns', 'Планировать и вести кампании'),
      both('Count what every contact costs', 'Считать, во что обходится каждое обращение'),
      both('Write letters that people read to the end', 'Писать письма, которые дочитывают до конца'),
    ],
    requirements: [
      both('Examples of campaigns with numbers', 'Примеры кампаний с цифрами'),
      both('Honesty in advertising', 'Честность в рекламе'),
      both('Confident use of analytics', 'Уверенная работа с аналитикой'),
    ],
    questions: ['start'],
  },
  {
    id: 'editor',
    titles: [both('Proofreader', 'Корректор'), both('Editor', 'Редактор'), both('Editor in chief', 'Главный редактор')],
    industries: ['media', 'education', 'tech'],
    salary: 1800,
    canBeRemote: true,
    skills: ['Editing', 'Interviewing', 'Layout', 'Fact checking'],
    summary: both(
      'You will help texts to say what they mean.',
      'Вы будете помогать текстам говорить то, что они значат.',
    ),
    duties: [
      both('Commission, edit and publish articles', 'Заказывать, править и выпускать статьи'),
      both('Check facts and names', 'Проверять факты и имена'),
      both('Work with authors gently', 'Бережно работать с авторами'),
    ],
    requirements: [
      both('Faultless command of the language', 'Безупречное владение языком'),
      both('Published work you are proud of', 'Публикации, которыми вы гордитесь'),
      both('Respect for deadlines', 'Уважение к срокам'),
    ],
    questions: ['english'],
  },
  {
    id: 'support',
    titles: [
      both('Customer support trainee', 'Стажёр службы поддержки'),
      both('Customer support specialist', 'Специалист службы поддержки'),
      both('Customer support team lead', 'Руководитель группы поддержки'),
    ],
    industries: ['tech', 'retail', 'finance', 'logistics'],
    salary: 1500,
    canBeRemote: true,
    skills: ['Written communication', 'Patience', 'Ticket systems', 'English'],
    summary: both(
      'People write to us when something went wrong. You answer like a person.',
      'Нам пишут, когда что-то пошло не так. Вы отвечаете по-человечески.',
    ),
    duties: [
      both('Answer in chat, by mail and by phone', 'Отвечать в чате, по почте и телефону'),
      both('Follow every case to its end', 'Доводить каждое обращение до конца'),
      both('Tell the product team what hurts', 'Рассказывать команде продукта, что болит'),
    ],
    requirements: [
      both('Literate, friendly writing', 'Грамотная и дружелюбная письменная речь'),
      both('Readiness for evening shifts', 'Готовность к вечерним сменам'),
      both('Fast typing', 'Быстрый набор текста'),
    ],
    questions: ['shifts', 'english'],
  },
  {
    id: 'sales',
    titles: [
      both('Sales assistant', 'Помощник менеджера по продажам'),
      both('Sales manager', 'Менеджер по продажам'),
      both('Head of sales', 'Руководитель отдела продаж'),
    ],
    industries: ['tech', 'building', 'finance', 'education'],
    salary: 2200,
    canBeRemote: false,
    skills: ['Negotiation', 'CRM', 'Presentations', 'Cold calls'],
    summary: both('You will sell to people who come back.', 'Вы будете продавать тем, кто возвращается.'),
    duties: [
      both('Meet customers and understand their tasks', 'Встречаться с клиентами и понимать их задачи'),
      both('Prepare offers and contracts', 'Готовить предложения и договоры'),
      both('Keep the customer database in order', 'Держать в порядке базу клиентов'),
    ],
    requirements: [
      both('Experience in sales to businesses', 'Опыт продаж бизнесу'),
      both('You keep promises', 'Вы держите обещания'),
      both('A driving licence is a plus', 'Водительские права будут плюсом'),
    ],
    questions: ['start', 'permit'],
  },
  {
    id: 'lawyer',
    titles: [both('Paralegal', 'Помощник юриста'), both('Lawyer', 'Юрист'), both('Senior lawyer', 'Старший юрист')],
    industries: ['law', 'finance', 'building'],
    salary: 2700,
    canBeRemote: false,
    skills: ['Contracts', 'Corporate law', 'Litigation', 'English'],
    summary: both(
      'Contracts that both sides understand are our trade.',
      'Наше дело — договоры, понятные обеим сторонам.',
    ),
    duties: [
      both('Draw up and check contracts', 'Составлять и проверять договоры'),
      both('Advise colleagues in plain words', 'Консультировать коллег простыми словами'),
      both('Represent the firm in disputes', 'Представлять компанию в спорах'),
    ],
    requirements: [
      both('A law degree', 'Высшее юридическое образование'),
      both('Practice with contracts', 'Практика договорной работы'),
      both('English for documents', 'Английский для документов'),
    ],
    questions: ['permit', 'english'],
  },
];
