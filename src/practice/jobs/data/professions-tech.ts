import { words } from '../words.ts';
import type { Profession } from './profession.ts';

export const techProfessions: readonly Profession[] = [
  {
    id: 'frontend',
    titles: [
      words('Junior frontend developer', 'Младший фронтенд-разработчик'),
      words('Frontend developer', 'Фронтенд-разработчик'),
      words('Senior frontend developer', 'Старший фронтенд-разработчик'),
    ],
    industries: ['tech', 'finance', 'media'],
    salary: 3200,
    canBeRemote: true,
    skills: ['TypeScript', 'React', 'CSS', 'Accessibility'],
    summary: words(
      'You will build the part of our product that people see and touch.',
      'Вы будете делать ту часть продукта, которую люди видят и трогают.',
    ),
    duties: [
      words('Build interfaces together with designers', 'Собирать интерфейсы вместе с дизайнерами'),
      words('Keep pages fast on old phones too', 'Следить, чтобы страницы были быстрыми и на старых телефонах'),
      words('Review the code of colleagues and learn from theirs', 'Смотреть код коллег и учиться на нём'),
      words('Write tests for what must not break', 'Писать тесты на то, что не должно ломаться'),
    ],
    requirements: [
      words('Confident TypeScript and modern CSS', 'Уверенный TypeScript и современный CSS'),
      words('Experience with one component framework', 'Опыт с одним из компонентных фреймворков'),
      words('You care whether a page works with a keyboard', 'Вам не всё равно, работает ли страница с клавиатуры'),
    ],
    questions: ['start', 'english'],
  },
  {
    id: 'backend',
    titles: [
      words('Junior backend developer', 'Младший бэкенд-разработчик'),
      words('Backend developer', 'Бэкенд-разработчик'),
      words('Lead backend developer', 'Ведущий бэкенд-разработчик'),
    ],
    industries: ['tech', 'finance', 'logistics'],
    salary: 3600,
    canBeRemote: true,
    skills: ['Go', 'PostgreSQL', 'Kafka', 'Linux'],
    summary: words(
      'Our services answer a thousand requests a second, and you will keep it so.',
      'Наши сервисы отвечают на тысячу запросов в секунду, и вы поможете это сохранить.',
    ),
    duties: [
      words('Design and build services and their interfaces', 'Проектировать и писать сервисы и их интерфейсы'),
      words('Look after data: schemas, migrations, backups', 'Заботиться о данных: схемы, миграции, резервные копии'),
      words('Find slow places and make them quick', 'Находить медленные места и ускорять их'),
      words('Be on duty one week in six', 'Дежурить одну неделю из шести'),
    ],
    requirements: [
      words('Good knowledge of Go, Java or Node.js', 'Хорошее знание Go, Java или Node.js'),
      words('You can read a query plan', 'Умеете читать план запроса'),
      words('Calm when something is on fire', 'Спокойствие, когда что-то горит'),
    ],
    questions: ['start', 'english'],
  },
  {
    id: 'qa',
    titles: [
      words('QA trainee', 'Стажёр-тестировщик'),
      words('QA engineer', 'Тестировщик'),
      words('Test automation engineer', 'Инженер по автоматизации тестирования'),
    ],
    industries: ['tech', 'finance', 'education'],
    salary: 2500,
    canBeRemote: true,
    skills: ['Test design', 'Playwright', 'SQL', 'Git'],
    summary: words(
      'You will find what others have overlooked, before our customers do.',
      'Вы будете находить то, что пропустили другие, раньше клиентов.',
    ),
    duties: [
      words('Plan and run tests for every release', 'Планировать и проводить проверки каждого выпуска'),
      words('Describe defects so that they are easy to fix', 'Описывать ошибки так, чтобы их было легко исправить'),
      words('Automate what is checked again and again', 'Автоматизировать то, что проверяется снова и снова'),
    ],
    requirements: [
      words('Attention to detail and patience', 'Внимание к мелочам и терпение'),
      words('Basic SQL and the command line', 'Базовый SQL и командная строка'),
      words('You can say “this is not ready” kindly', 'Умеете доброжелательно сказать «это ещё не готово»'),
    ],
    questions: ['start'],
  },
  {
    id: 'analyst',
    titles: [
      words('Junior data analyst', 'Младший аналитик данных'),
      words('Data analyst', 'Аналитик данных'),
      words('Senior data analyst', 'Старший аналитик данных'),
    ],
    industries: ['tech', 'finance', 'retail', 'logistics'],
    salary: 2900,
    canBeRemote: true,
    skills: ['SQL', 'Python', 'Statistics', 'Dashboards'],
    summary: words(
      'Numbers are easy to collect and hard to understand: help us with the second part.',
      'Цифры легко собрать и трудно понять: помогите нам со вторым.',
    ),
    duties: [
      words('Answer questions of teams with data', 'Отвечать на вопросы команд данными'),
      words('Plan experiments and judge their results', 'Планировать эксперименты и оценивать результаты'),
      words('Build reports people really open', 'Делать отчёты, которые действительно открывают'),
    ],
    requirements: [
      words('Fluent SQL, good Python', 'Свободный SQL, хороший Python'),
      words('Statistics at university level', 'Статистика на уровне вуза'),
      words('Clear writing', 'Умение ясно писать'),
    ],
    questions: ['english'],
  },
  {
    id: 'designer',
    titles: [
      words('Design intern', 'Дизайнер-стажёр'),
      words('Product designer', 'Продуктовый дизайнер'),
      words('Lead product designer', 'Ведущий продуктовый дизайнер'),
    ],
    industries: ['tech', 'media', 'retail'],
    salary: 2800,
    canBeRemote: true,
    skills: ['Interface design', 'Prototyping', 'Research', 'Typography'],
    summary: words(
      'You will turn muddled tasks into simple screens.',
      'Вы будете превращать запутанные задачи в простые экраны.',
    ),
    duties: [
      words('Talk to users and watch them work', 'Говорить с пользователями и смотреть, как они работают'),
      words('Draw, test and throw away prototypes', 'Рисовать, проверять и выбрасывать прототипы'),
      words('Look after the design system', 'Поддерживать дизайн-систему'),
    ],
    requirements: [
      words('A portfolio with stories, not only pictures', 'Портфолио с историями, а не только с картинками'),
      words('A feeling for type and grid', 'Чувство шрифта и сетки'),
      words('Readiness to hear criticism', 'Готовность слышать критику'),
    ],
    questions: ['start'],
  },
  {
    id: 'sysadmin',
    titles: [
      words('Helpdesk technician', 'Специалист техподдержки'),
      words('System administrator', 'Системный администратор'),
      words('Infrastructure engineer', 'Инженер инфраструктуры'),
    ],
    industries: ['tech', 'health', 'education', 'logistics'],
    salary: 2400,
    canBeRemote: false,
    skills: ['Linux', 'Networks', 'Monitoring', 'Windows Server'],
    summary: words(
      'When everything works, nobody thinks of you. We do.',
      'Когда всё работает, о вас никто не вспоминает. А мы помним.',
    ),
    duties: [
      words('Run servers, networks and workplaces', 'Обслуживать серверы, сети и рабочие места'),
      words('Help colleagues and write down the answers', 'Помогать коллегам и записывать ответы'),
      words('Watch security and updates', 'Следить за безопасностью и обновлениями'),
    ],
    requirements: [
      words('Linux and Windows without fear', 'Linux и Windows без страха'),
      words('Networks: addresses, routes, firewalls', 'Сети: адреса, маршруты, межсетевые экраны'),
      words('Friendly in a hurry', 'Дружелюбие в спешке'),
    ],
    questions: ['shifts', 'start'],
  },
];
