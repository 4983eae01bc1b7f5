import { both } from '../../words.ts';
import type { Profession } from './profession.ts';

export const techProfessions: readonly Profession[] = [
  {
    id: 'frontend',
    titles: [
      both('Junior frontend developer', 'Младший фронтенд-разработчик'),
      both('Frontend developer', 'Фронтенд-разработчик'),
      both('Senior frontend developer', 'Старший фронтенд-разработчик'),
    ],
    industries: ['tech', 'finance', 'media'],
    salary: 3200,
    canBeRemote: true,
    skills: ['TypeScript', 'React', 'CSS', 'Accessibility'],
    summary: both(
      'You will build the part of our product that people see and touch.',
      'Вы будете делать ту часть продукта, которую люди видят и трогают.',
    ),
    duties: [
      both('Build interfaces together with designers', 'Собирать интерфейсы вместе с дизайнерами'),
      both('Keep pages fast on old phones too', 'Следить, чтобы страницы были быстрыми и на старых телефонах'),
      both('Review the code of colleagues and learn from theirs', 'Смотреть код коллег и учиться на нём'),
      both('Write tests for what must not break', 'Писать тесты на то, что не должно ломаться'),
    ],
    requirements: [
      both('Confident TypeScript and modern CSS', 'Уверенный TypeScript и современный CSS'),
      both('Experience with one component framework', 'Опыт с одним из компонентных фреймворков'),
      both('You care whether a page works with a keyboard', 'Вам не всё равно, работает ли страница с клавиатуры'),
    ],
    questions: ['start', 'english'],
  },
  {
    id: 'backend',
    titles: [
      both('Junior backend developer', 'Младший бэкенд-разработчик'),
      both('Backend developer', 'Бэкенд-разработчик'),
      both('Lead backend developer', 'Ведущий бэкенд-разработчик'),
    ],
    industries: ['tech', 'finance', 'logistics'],
    salary: 3600,
    canBeRemote: true,
    skills: ['Go', 'PostgreSQL', 'Kafka', 'Linux'],
    summary: both(
      'Our services answer a thousand requests a second, and you will keep it so.',
      'Наши сервисы отвечают на тысячу запросов в секунду, и вы поможете это сохранить.',
    ),
    duties: [
      both('Design and build services and their interfaces', 'Проектировать и писать сервисы и их интерфейсы'),
      both('Look after data: schemas, migrations, backups', 'Заботиться о данных: схемы, миграции, резервные копии'),
      both('Find slow places and make them quick', 'Находить медленные места и ускорять их'),
      both('Be on duty one week in six', 'Дежурить одну неделю из шести'),
    ],
    requirements: [
      both('Good knowledge of Go, Java or Node.js', 'Хорошее знание Go, Java или Node.js'),
      both('You can read a query plan', 'Умеете читать план запроса'),
      both('Calm when something is on fire', 'Спокойствие, когда что-то горит'),
    ],
    questions: ['start', 'english'],
  },
  {
    id: 'qa',
    titles: [
      both('QA trainee', 'Стажёр-тестировщик'),
      both('QA engineer', 'Тестировщик'),
      both('Test automation engineer', 'Инженер по автоматизации тестирования'),
    ],
    industries: ['tech', 'finance', 'education'],
    salary: 2500,
    canBeRemote: true,
    skills: ['Test design', 'Playwright', 'SQL', 'Git'],
    summary: both(
      'You will find what others have overlooked, before our customers do.',
      'Вы будете находить то, что пропустили другие, раньше клиентов.',
    ),
    duties: [
      both('Plan and run tests for every release', 'Планировать и проводить проверки каждого выпуска'),
      both('Describe defects so that they are easy to fix', 'Описывать ошибки так, чтобы их было легко исправить'),
      both('Automate what is checked again and again', 'Автоматизировать то, что проверяется снова и снова'),
    ],
    requirements: [
      both('Attention to detail and patience', 'Внимание к мелочам и терпение'),
      both('Basic SQL and the command line', 'Базовый SQL и командная строка'),
      both('You can say “this is not ready” kindly', 'Умеете доброжелательно сказать «это ещё не готово»'),
    ],
    questions: ['start'],
  },
  {
    id: 'analyst',
    titles: [
      both('Junior data analyst', 'Младший аналитик данных'),
      both('Data analyst', 'Аналитик данных'),
      both('Senior data analyst', 'Старший аналитик данных'),
    ],
    industries: ['tech', 'finance', 'retail', 'logistics'],
    salary: 2900,
    canBeRemote: true,
    skills: ['SQL', 'Python', 'Statistics', 'Dashboards'],
    summary: both(
      'Numbers are easy to collect and hard to understand: help us with the second part.',
      'Цифры легко собрать и трудно понять: помогите нам со вторым.',
    ),
    duties: [
      both('Answer questions of teams with data', 'Отвечать на вопросы команд данными'),
      both('Plan experiments and judge their results', 'Планировать эксперименты и оценивать результаты'),
      both('Build reports people really open', 'Делать отчёты, которые действительно открывают'),
    ],
    requirements: [
      both('Fluent SQL, good Python', 'Свободный SQL, хороший Python'),
      both('Statistics at university level', 'Статистика на уровне вуза'),
      both('Clear writing', 'Умение ясно писать'),
    ],
    questions: ['english'],
  },
  {
    id: 'designer',
    titles: [
      both('Design intern', 'Дизайнер-стажёр'),
      both('Product designer', 'Продуктовый дизайнер'),
      both('Lead product designer', 'Ведущий продуктовый дизайнер'),
    ],
    industries: ['tech', 'media', 'retail'],
    salary: 2800,
    canBeRemote: true,
    skills: ['Interface design', 'Prototyping', 'Research', 'Typography'],
    summary: both(
      'You will turn muddled tasks into simple screens.',
      'Вы будете превращать запутанные задачи в простые экраны.',
    ),
    duties: [
      both('Talk to users and watch them work', 'Говорить с пользователями и смотреть, как они работают'),
      both('Draw, test and throw away prototypes', 'Рисовать, проверять и выбрасывать прототипы'),
      both('Look after the design system', 'Поддерживать дизайн-систему'),
    ],
    requirements: [
      both('A portfolio with stories, not only pictures', 'Портфолио с историями, а не только с картинками'),
      both('A feeling for type and grid', 'Чувство шрифта и сетки'),
      both('Readiness to hear criticism', 'Готовность слышать критику'),
    ],
    questions: ['start'],
  },
  {
    id: 'sysadmin',
    titles: [
      both('Helpdesk technician', 'Специалист техподдержки'),
      both('System administrator', 'Системный администратор'),
      both('Infrastructure engineer', 'Инженер инфраструктуры'),
    ],
    industries: ['tech', 'health', 'education', 'logistics'],
    salary: 2400,
    canBeRemote: false,
    skills: ['Linux', 'Networks', 'Monitoring', 'Windows Server'],
    summary: both(
      'When everything works, nobody thinks of you. We do.',
      'Когда всё работает, о вас никто не вспоминает. А мы помним.',
    ),
    duties: [
      both('Run servers, networks and workplaces', 'Обслуживать серверы, сети и рабочие места'),
      both('Help colleagues and write down the answers', 'Помогать коллегам и записывать ответы'),
      both('Watch security and updates', 'Следить за безопасностью и обновлениями'),
    ],
    requirements: [
      both('Linux and Windows without fear', 'Linux и Windows без страха'),
      both('Networks: addresses, routes, firewalls', 'Сети: адреса, маршруты, межсетевые экраны'),
      both('Friendly in a hurry', 'Дружелюбие в спешке'),
    ],
    questions: ['shifts', 'start'],
  },
];
