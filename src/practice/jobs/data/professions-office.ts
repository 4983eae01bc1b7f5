import { words } from '../words.ts';
import type { Profession } from './profession.ts';

export const officeProfessions: readonly Profession[] = [
  {
    id: 'project-manager',
    titles: [
      words('Project coordinator', 'Координатор проектов'),
      words('Project manager', 'Руководитель проектов'),
      words('Programme manager', 'Руководитель портфеля проектов'),
    ],
    industries: ['tech', 'building', 'media', 'education'],
    salary: 3000,
    canBeRemote: true,
    skills: ['Planning', 'Budgeting', 'Negotiation', 'Risk management'],
    summary: words(
      'You will see to it that good intentions get dates and names.',
      'Вы будете следить, чтобы у добрых намерений появлялись сроки и имена.',
    ),
    duties: [
      words('Plan work, money and people', 'Планировать работу, деньги и людей'),
      words('Hold short meetings with clear results', 'Проводить короткие встречи с понятным итогом'),
      words('Tell customers the truth early', 'Вовремя говорить заказчикам правду'),
    ],
    requirements: [
      words('Finished projects you can tell about', 'Завершённые проекты, о которых можно рассказать'),
      words('Order in papers and in the head', 'Порядок в бумагах и в голове'),
      words('Good written language', 'Хороший письменный язык'),
    ],
    questions: ['start', 'english'],
  },
  {
    id: 'accountant',
    titles: [
      words('Accounting assistant', 'Помощник бухгалтера'),
      words('Accountant', 'Бухгалтер'),
      words('Chief accountant', 'Главный бухгалтер'),
    ],
    industries: ['finance', 'retail', 'building', 'food'],
    salary: 1900,
    canBeRemote: true,
    skills: ['Bookkeeping', 'Tax reporting', 'Spreadsheets', 'Payroll'],
    summary: words(
      'The books should balance, and people should be paid on time.',
      'Баланс должен сходиться, а зарплата — приходить вовремя.',
    ),
    duties: [
      words('Keep the books of two legal entities', 'Вести учёт двух юридических лиц'),
      words('Prepare tax and statistical reports', 'Готовить налоговую и статистическую отчётность'),
      words('Calculate wages and holidays', 'Рассчитывать зарплату и отпускные'),
    ],
    requirements: [
      words('Education in accounting or finance', 'Бухгалтерское или финансовое образование'),
      words('Confident use of spreadsheets', 'Уверенная работа с таблицами'),
      words('Accuracy', 'Аккуратность'),
    ],
    questions: ['start'],
  },
  {
    id: 'recruiter',
    titles: [
      words('HR assistant', 'Ассистент по персоналу'),
      words('Recruiter', 'Специалист по подбору персонала'),
      words('Head of recruitment', 'Руководитель отдела подбора'),
    ],
    industries: ['tech', 'retail', 'logistics', 'health'],
    salary: 2000,
    canBeRemote: true,
    skills: ['Interviewing', 'Sourcing', 'Onboarding', 'Labour law'],
    summary: words(
      'You will find people for us, and us for people.',
      'Вы будете находить людей для нас и нас для людей.',
    ),
    duties: [
      words('Search, call, meet and answer everybody', 'Искать, звонить, встречаться и отвечать каждому'),
      words('Help team leads to say whom they need', 'Помогать руководителям понять, кто им нужен'),
      words('Look after newcomers for three months', 'Сопровождать новичков первые три месяца'),
    ],
    requirements: [
      words('Curiosity about people and trades', 'Интерес к людям и профессиям'),
      words('Tact', 'Такт'),
      words('Knowledge of labour law is a plus', 'Знание трудового права будет плюсом'),
    ],
    questions: ['start', 'english'],
  },
  {
    id: 'marketer',
    titles: [
      words('Marketing assistant', 'Ассистент по маркетингу'),
      words('Marketing specialist', 'Маркетолог'),
      words('Head of marketing', 'Руководитель отдела маркетинга'),
    ],
    industries: ['retail', 'education', 'tech', 'food'],
    salary: 2300,
    canBeRemote: true,
    skills: ['Campaigns', 'Analytics', 'Email marketing', 'Copywriting'],
    summary: words(
      'We do good things; your task is that people hear of it.',
      'Мы делаем хорошие вещи, ваша задача — чтобы о них узнали.',
    ),
    duties: [
      words('Plan and run campaigns', 'Планировать и вести кампании'),
      words('Count what every contact costs', 'Считать, во что обходится каждое обращение'),
      words('Write letters that people read to the end', 'Писать письма, которые дочитывают до конца'),
    ],
    requirements: [
      words('Examples of campaigns with numbers', 'Примеры кампаний с цифрами'),
      words('Honesty in advertising', 'Честность в рекламе'),
      words('Confident use of analytics', 'Уверенная работа с аналитикой'),
    ],
    questions: ['start'],
  },
  {
    id: 'editor',
    titles: [
      words('Proofreader', 'Корректор'),
      words('Editor', 'Редактор'),
      words('Editor in chief', 'Главный редактор'),
    ],
    industries: ['media', 'education', 'tech'],
    salary: 1800,
    canBeRemote: true,
    skills: ['Editing', 'Interviewing', 'Layout', 'Fact checking'],
    summary: words(
      'You will help texts to say what they mean.',
      'Вы будете помогать текстам говорить то, что они значат.',
    ),
    duties: [
      words('Commission, edit and publish articles', 'Заказывать, править и выпускать статьи'),
      words('Check facts and names', 'Проверять факты и имена'),
      words('Work with authors gently', 'Бережно работать с авторами'),
    ],
    requirements: [
      words('Faultless command of the language', 'Безупречное владение языком'),
      words('Published work you are proud of', 'Публикации, которыми вы гордитесь'),
      words('Respect for deadlines', 'Уважение к срокам'),
    ],
    questions: ['english'],
  },
  {
    id: 'support',
    titles: [
      words('Customer support trainee', 'Стажёр службы поддержки'),
      words('Customer support specialist', 'Специалист службы поддержки'),
      words('Customer support team lead', 'Руководитель группы поддержки'),
    ],
    industries: ['tech', 'retail', 'finance', 'logistics'],
    salary: 1500,
    canBeRemote: true,
    skills: ['Written communication', 'Patience', 'Ticket systems', 'English'],
    summary: words(
      'People write to us when something went wrong. You answer like a person.',
      'Нам пишут, когда что-то пошло не так. Вы отвечаете по-человечески.',
    ),
    duties: [
      words('Answer in chat, by mail and by phone', 'Отвечать в чате, по почте и телефону'),
      words('Follow every case to its end', 'Доводить каждое обращение до конца'),
      words('Tell the product team what hurts', 'Рассказывать команде продукта, что болит'),
    ],
    requirements: [
      words('Literate, friendly writing', 'Грамотная и дружелюбная письменная речь'),
      words('Readiness for evening shifts', 'Готовность к вечерним сменам'),
      words('Fast typing', 'Быстрый набор текста'),
    ],
    questions: ['shifts', 'english'],
  },
  {
    id: 'sales',
    titles: [
      words('Sales assistant', 'Помощник менеджера по продажам'),
      words('Sales manager', 'Менеджер по продажам'),
      words('Head of sales', 'Руководитель отдела продаж'),
    ],
    industries: ['tech', 'building', 'finance', 'education'],
    salary: 2200,
    canBeRemote: false,
    skills: ['Negotiation', 'CRM', 'Presentations', 'Cold calls'],
    summary: words('You will sell to people who come back.', 'Вы будете продавать тем, кто возвращается.'),
    duties: [
      words('Meet customers and understand their tasks', 'Встречаться с клиентами и понимать их задачи'),
      words('Prepare offers and contracts', 'Готовить предложения и договоры'),
      words('Keep the customer database in order', 'Держать в порядке базу клиентов'),
    ],
    requirements: [
      words('Experience in sales to businesses', 'Опыт продаж бизнесу'),
      words('You keep promises', 'Вы держите обещания'),
      words('A driving licence is a plus', 'Водительские права будут плюсом'),
    ],
    questions: ['start', 'permit'],
  },
  {
    id: 'lawyer',
    titles: [words('Paralegal', 'Помощник юриста'), words('Lawyer', 'Юрист'), words('Senior lawyer', 'Старший юрист')],
    industries: ['law', 'finance', 'building'],
    salary: 2700,
    canBeRemote: false,
    skills: ['Contracts', 'Corporate law', 'Litigation', 'English'],
    summary: words(
      'Contracts that both sides understand are our trade.',
      'Наше дело — договоры, понятные обеим сторонам.',
    ),
    duties: [
      words('Draw up and check contracts', 'Составлять и проверять договоры'),
      words('Advise colleagues in plain words', 'Консультировать коллег простыми словами'),
      words('Represent the firm in disputes', 'Представлять компанию в спорах'),
    ],
    requirements: [
      words('A law degree', 'Высшее юридическое образование'),
      words('Practice with contracts', 'Практика договорной работы'),
      words('English for documents', 'Английский для документов'),
    ],
    questions: ['permit', 'english'],
  },
];
