import { lexicon } from './match.ts';

/** What a verb can want. Slots decide the rest. */
export type Concept =
  | 'go'
  | 'open'
  | 'back'
  | 'reload'
  | 'scroll'
  | 'close'
  | 'wait'
  | 'search'
  | 'find'
  | 'solve'
  | 'press'
  | 'double'
  | 'right'
  | 'hover'
  | 'enter'
  | 'set'
  | 'put'
  | 'clear'
  | 'choose'
  | 'tick'
  | 'untick'
  | 'turn'
  | 'drag'
  | 'move'
  | 'sort'
  | 'filter'
  | 'add'
  | 'remove'
  | 'empty'
  | 'handle'
  | 'answer'
  | 'send'
  | 'submit'
  | 'save'
  | 'buy'
  | 'book'
  | 'login'
  | 'logout'
  | 'register'
  | 'upload'
  | 'download'
  | 'accept'
  | 'reject'
  | 'tell'
  | 'list'
  | 'extract'
  | 'compare'
  | 'count'
  | 'sum'
  | 'show'
  | 'check'
  | 'need'
  | 'expand';

/** Verbs of doing and of finding out, by what they want. */
export const verbs = lexicon<Concept>([
  [
    'go',
    'go there|go in there|head there|head over there|pop over there|look into|look inside|take a look at|have a look at|pop over to|hop over to|hop to|switch over to|go on to|carry on to|make your way to|find your way to|land on|continue to|surf to|иди на|иди в|идите|сходи на|сходи в|двигай в|переключись на|переключиться на|переключитесь на|направляйся|зайди|заходи|go to|go into|go onto|goto|navigat*|visit*|head to|head over to|proceed* to|take me to|bring me to|get to|jump to|move on to|browse to|зайд*|зай*|перейд*|перей*|переход*|захо*|загляни|загляните|заглянуть|отправ*ся|отправься|отправьтесь|попад*|посети*|пройд*|прой*',
  ],
  [
    'open',
    'открывай|раскрой|вызов*|fire up|load*|загрузи страницу|call up|open*|open up|launch*|view*|enter the site|bring up|pull up|откр*|откро*|откры*|открыва*|запуст*|раскро*|раскры*',
  ],
  [
    'back',
    'go one page back|navigate back|head back|отступи назад|шаг назад|go back|go one step back|step back|come back|return to the previous|go to the previous page|return|return to previous|верн*|вернись|вернуться|вернитесь|возврат*|назад',
  ],
  ['reload', 'reload*|refresh*|перезагруз*|обнов* страниц~|перезагруз* страниц~'],
  [
    'scroll',
    'swipe|page down to|move down to|move up to|прокрутить|крути|листни|спустись|поднимись|пролистни|опустись|scroll*|прокрут*|прокручива*|проскролл*|пролиста*|пролистн*|листа*|промота*|скролл*|долиста*',
  ],
  [
    'close',
    'get out of|close down|закрывай|уйди из|прикрой|убери окно|убери баннер|clos*|dismiss*|shut*|hid*|get rid of the popup|закро*|закры*|закрыва*|скро*|скры*|сверн*|сверну*',
  ],
  [
    'wait',
    'hang on|stand by|give it|дай странице|обожди|погоди|ждите|подождать|wait*|hold on|pause|подожд*|подожда*|дожд*|дождись|дожда*|жди|ждать|ожида*|выжд*',
  ],
  [
    'search',
    'search*|search* for|do a search for|run a search for|google|look* up|look* for|query|seek*|поищ*|иск*|искать|поиска*|разыщ*|загугл*',
  ],
  ['solve', 'solve*|work out the|реши уравнение|реши пример|реши задачу|решите уравнение|решите пример|решите задачу'],
  [
    'find',
    'get|dig up|track down|spot|fetch|retriev*|hunt for|подыщ*|подыска*|отсчитай|отсчитайте|разузна*|выищи|поищи мне|наметь|find*|find me|locat*|discover*|get me|look* me up|hunt down|найд*|найти|отыщ*|отыска*|подбер*|подобра*|находи|найдите',
  ],
  [
    'press',
    'punch*|smash*|trigger*|poke|кликай|клацн*|клацни|надави|жамкн*|выполни клик|сделай клик|клик|подави|give a click|perform a click on|click*|click on|press*|press on|push*|tap*|tap on|hit*|pressing|left-click|follow the link|activat*|нажм*|нажа*|нажима*|кликн*|клика*|кликну*|щелкн*|щелкну*|жм*|тапн*|ткн*|тыкн*|надав*',
  ],
  [
    'double',
    'double-click*|double click*|doubleclick*|дважды щелкн*|дважды кликн*|дважды нажм*|двойн~ клик~|сдела* двойн~ клик~|щелкн* дважды|кликн* дважды|нажм* дважды',
  ],
  [
    'right',
    'right-click*|right click*|нажм* прав~ кнопк~ мыши|щелкн* прав~ кнопк~ мыши|кликн* прав~ кнопк~ мыши|нажм* прав~ кнопк~|щелкн* прав~ кнопк~|кликн* прав~ кнопк~',
  ],
  [
    'hover',
    'rest the mouse on|place the cursor over|place the mouse over|put the cursor on|put the mouse over|наведись на|подведи курсор к|подведи мышь к|задержи курсор на|поставь курсор на|hover*|hover* over|mouse over|point at|point the mouse at|move the mouse over|move the cursor over|move the mouse to|move the pointer over|навед*|навести|наведи курсор на|наведи мыш~ на|навед* курсор|навед* мыш~|навед* указатель',
  ],
  [
    'enter',
    'fill up|jot down|punch in|put in|write in|enter in|populat*|pop in|внеси|заноси|занес*|припиш*|подставь|подставить|допиш*|вписывай|печатай|заполняй|пиши|enter*|type|typing|types|type in|key in|fill*|fill in|fill out|input*|write in|insert*|provid*|supply|complet*|specif*|specify|specifying|write down|put down|введ*|ввес*|вводи*|впиш*|вписа*|напечата*|набер*|набра*|заполн*|заполня*|вбе*|вбей|вбить|вбейте|вставь|вставить|вставьте|внес*|впечата*|пропиш*',
  ],
  [
    'set',
    'tweak*|modif*|alter*|amend*|let|turn down|turn up|reschedul*|dial*|boost*|крутани|подкрут*|отрегулир*|отрегулируй|подним*|подними|сниз*|опусти|пусть|переставь|пересч*|подправь|скорректируй|сдвигай|перенастрой|подстрой|переключи|переключить|прибавь|убавь|понизь|повысь|set*|adjust*|chang*|updat*|edit*|modify|switch*|switch over|increas*|decreas*|rais*|lower*|reduc*|turn up|turn down|bump*|slid*|make|correct*|replac*|установ*|устанавлива*|выстав*|постав*|зада*|задай|измени*|изменя*|поменя*|смени*|меня*|укаж*|указа*|увелич*|увеличь|уменьш*|исправ*|отредактир*|отредактируй|замени*|переведи|проставь|проставить|настро*|сдела*|сдвин*|передвин*|подвин*|обнови|обновить|обновите|назнач*',
  ],
  ['put', 'put*|plac*|use|using|полож*|помест*|кин*|клад*|использу*'],
  ['clear', 'clear*|eras*|wipe|blank out|очист*|сотр*|стере*|стереть|сбрось|сбросить|сбросьте|reset*'],
  [
    'choose',
    'pick up|plump for|settle on|tak*|отбери|предпочти|возьми|остановись на|выбирай|choos*|select*|pick*|pick out|opt for|go for|go with|выбер*|выбра*|выбира*|выдел*|выбери',
  ],
  [
    'tick',
    'put a tick at|put a tick on|put a tick against|put a tick by|put a tick beside|put a check at|put a check against|put a check by|put a check beside|put a tick in|put a check in|put a checkmark in|put a checkmark next to|put a tick next to|отмечай|помет* галочк~|отмет* галочк~|отмет* флажк~|поставь отметк~|проставь|помет* галочкой|tick*|check off|tick off|put a tick|put a check|put a checkmark|set a tick|отмет*|отмеча*|постав* галочк~|постав* галк~|постав* флажок|установ* флажок|установ* галочк~|проставь галочк~|постав* птичк~',
  ],
  [
    'untick',
    'take the tick off|clear the tick|снимай|сними выделение|убери отметк~|убери выделение|untick*|uncheck*|deselect*|unselect*|remove the tick|clear the checkbox|remove the check|remove the checkmark|сним* галочк~|сня* галочк~|сним* флажок|сня* флажок|убер* галочк~|убра* галочк~|сним* отметк~|сними|снимите|снять|убер* флажок|убер* галк~|сним* галк~',
  ],
  [
    'turn',
    'flip on|flip off|power on|power off|вруби|выруби|запрети|вырубить|turn*|turn on|turn off|switch on|switch off|switch* on|switch* off|enabl*|disabl*|activate|deactivat*|toggl*|включ*|включа*|выключ*|выключа*|отключ*|активир*|активируй|деактивир*|деактивируй|задейств*',
  ],
  [
    'drag',
    'pull|drag over|тащи|волоки|drag across|drag*|drag* and drop|drag-and-drop|drag n drop|перетащ*|перетаск*|перетян*|перетаскива*',
  ],
  [
    'move',
    'put away|tuck away|tucking away|stick|отложи|отложить|переместить|сдвинь|переложи|file away|slot|shove|mov*|shift*|transfer*|relocat*|перемест*|перенес*|передвин*|подвин*|перелож*|перекин*',
  ],
  [
    'sort',
    'сортировк~|sorting|put in order|put in ascending|put in descending|list in order|сгруппируй|выстрой|ранжируй|разложи|рассортируй|отранжируй|sort*|order by|arrang*|rank*|reorder*|order the|сортир*|сортируй|отсортир*|отсортируй|отсортируйте|отсортировать|упорядоч*|упорядочь|расстав*|располож*|расположи',
  ],
  [
    'filter',
    'refine*|only display|only list|only keep|only leave|hide everything except|hide all except|сузь|отсей|ограничь|показывай лишь|фильтруй|отобрази только|выведи лишь|убери все кроме|filter*|narrow* down|narrow*|limit*|restrict*|show only|only show|display only|leave only|keep only|show just|show me only|фильтр*|отфильтр*|отфильтруй|отфильтруйте|отфильтровать|остав* только|оставь только|оставь лишь|покаж* только|показыва* только|показа* только|огранич*|выведи только|отбер*|отбра*',
  ],
  [
    'add',
    'insert a new|pop|toss|chuck|drop in|закин*|подложи|внеси в список|занеси|зачисли|приплюсуй|допиши в список|добавляй|add*|append*|includ*|attach*|throw in|добав*|добавля*|докин*|прибав*|создай|create|create*|созда*|заведи|завести|добавь',
  ],
  [
    'remove',
    'erase|call off|calling off|scrap|bin|dump|purge|clear away|strip|unlink|kick out|ditch|discard|снеси|снести|ликвидируй|убирай|выкидывай|стирай|вычисти|убрать|сбрось товар|remov*|delet*|discard*|get rid of|throw away|throw out|take out|take off|drop|cancel*|trash|unfollow|удал*|удаля*|убер*|убра*|убира*|выброс*|отмени*|отменя*|исключ*|вычеркн*|выкин*|сотри|вынь|избав* от|избавься от',
  ],
  ['empty', 'empty|emptying|clear out|clean out|wipe out|wipe clean|вычист*|опустош*|очист* корзин~|опорожн*'],
  [
    'handle',
    'withdraw*|revok*|revoke|retract*|escalat*|escalate|tag*|untag*|label*|swap*|group*|ungroup*|refund*|re-send|resend*|acknowledg*|enrol*|enroll*|complet* the task|snap*|tip*|top up|book out|check in|check-in|unsave|hide from|пометь|отметь как|помечай|выдел* как|пожертвуй|пополни|переведи|перевести|возобнов*|отзов*|оспор*|верни|приостанов*|завер* задачу|обжалуй|лайкни|репостни|сверни|зафиксируй|отклони заявку|отложи на|оставь отзыв|оставь комментарий|оставить отзыв|leave a comment on|leave a comment|leave the comment|leave a review|leave the review|leave a reply|stop following|перестань следить за|перестать следить за|перестань читать|leave a review on|leave a review for|dislik*|endors*|nominat*|donat*|transfer money|verify the account|archiv*|star*|unstar*|lik*|unlik*|follow*|unfollow*|pin*|unpin*|shar*|mark*|renam*|approv*|mut*|unmut*|print*|copy|copying|paste|assign*|rat*|review*|vot*|block*|unblock*|report*|flag*|bookmark*|favourit*|favorit*|duplicat*|publish*|unpublish*|export*|import*|restor*|renew*|extend*|subscrib*|subscribe to|unsubscribe from|subscribe* to|unsubscrib*|upvot*|downvot*|play*|snooz*|merg*|invit*|ban*|lock*|unlock*|freez*|clon*|crop*|rotat*|undo|redo|resolv*|reopen*|promot*|sav* for later|bold|italicis*|italiciz*|underlin*|highlight*|track*|borrow*|reserv* a copy|return*|giv* a like|retweet*|repost*|join*|watch*|' +
      'архивир*|архивируй|заархивир*|заархивируй|лайкн*|постав* лайк|закреп*|открепи*|подел*|поделись|поделиться|помет*|пометь|переимен*|переименуй|переименовать|одобр*|заглуш*|распечата*|скопир*|скопируй|скопировать|назначь|оцен*|проголосуй|проголосовать|заблокир*|заблокируй|заблокировать|разблокир*|разблокируй|пожал*|пожалуйся|опубликуй|опубликовать|экспортир*|экспортируй|импортир*|восстанов*|продл*|подпиш*|подпишись|подписа*|подпишись на|подписаться на|отпиш*|отпишись|отпишись от|отписаться|воспроизвед*|проигра*|включи воспроизведение|пригла*|пригласи|заморозь|объедин*|дублир*|продублир*|присоедин*|присоединись|посмотри видео|утверд*',
  ],
  [
    'answer',
    'write back to|write back|get back to|отвечай|отпиши|напиши ответ|реагируй|reply*|reply* to|respond*|respond* to|answer*|comment*|comment on|forward*|ответ*|ответь на|отвеч*|прокомментир*|прокомментируй|перешл*|пересла*|переслать',
  ],
  [
    'send',
    'ask|спроси|спросить|спросите|drop|fire off|shoot|ping|dm|forward a note to|выслать|вышли|вышлите|передай|отошли|скинь|скинуть|send*|send off|email|e-mail|mail|writ*|writ* to|message|text|compos*|drop a line to|post*|отправ*|отправь|отправля*|пошл*|посла*|напиш*|написа*|черкн*|высл*|шли',
  ],
  [
    'submit',
    'wrap up the order|hand in|turn in|send off the form|complete the form and send|conclude|проведи оплату|оформи покупку|сделай покупку|отправляй форму|подай|подать|сдай|отправь форму|доведи до конца|submit*|plac* the order|plac* an order|plac* order|plac* my order|check out|checkout|go to checkout|proceed to checkout|confirm*|pay|pay for|finaliz*|finalis*|finish*|complete the order|complete the purchase|complete the checkout|complete the booking|send the form|send it off|send in the form|оформ*|оформля*|подтверд*|подтвержда*|оплат*|оплати|заверш*|закончи|отправ* форм~|отправ* анкет~|отправ* заявк~|отправ* заказ~|сдай форму|разместить заказ|сдела* заказ',
  ],
  ['save', 'sav*|stor*|apply|сохран*|сохраня*|примени*|запомни'],
  [
    'buy',
    'grab me|shop for|pick me up|покупай|заказывай|бери|возьми мне|buy*|purchas*|order*|куп*|купить|покуп*|закаж*|заказа*|приобрет*|приобрес*',
  ],
  [
    'book',
    'book*|reserv*|schedul*|set up a|set up an|set up the|заброн*|забронируй|забронировать|брон*|бронируй|зарезервир*|зарезервируй|запланир*|запланируй|запиши меня|записаться|запишись',
  ],
  [
    'login',
    'log me in|sign me in|get me into my account|let me into my account|get me in to my account|get me signed in|get me logged in|get signed in|get logged in|get into my account|log back in|авторизуй|логин|войди под|зайди как|войди как|зайти под|зайдите под|log* in|log* in to|log* into|log on|logon|login|sign* in|sign* in to|sign* into|sign on|authenticat*|войд*|войти|вой*|авторизуйся|авторизоваться|авторизуйтесь|авторизир*|залогинься|залогиниться|логинься|входи|зайди под|зайди в аккаунт|зайти в аккаунт|зайди в личный кабинет под',
  ],
  [
    'logout',
    'log me out|sign me out|end the session|выйти из|выйди из|заверши сеанс|завершить сеанс|log* out|log* off|sign* out|sign* off|logout|выйд*|выйти|разлогинься|разлогиниться|выйди',
  ],
  [
    'register',
    'register*|sign* up|sign* up for|create an account|create a new account|зарегистрируй|зарегистрируйся|зарегистрироваться|регистрируйся|зарегистрируйтесь|создай аккаунт|создать аккаунт|заведи аккаунт',
  ],
  [
    'upload',
    'attach the document|attach my|приаттач*|приложи|прицепи|выложи|добавь файл|add the file|submit the file|вложи файл|upload*|attach the file|attach a file|загруз* файл~|загруз* на сайт|прикреп*|прилож*|вложи|залей|залить|подгруз*|загруз*',
  ],
  [
    'download',
    'fetch the file|get a copy of|grab the file|get the file|export as|скачивай|сохрани себе|загрузи на компьютер|выкачай|скачать|download*|save the file|save as|скача*|скачива*|выгруз*|загрузи себе|сохрани на диск',
  ],
  [
    'accept',
    'okay|say yes to|give consent to|подтверди согласие|согласен на|одобри|accept*|agre*|agree to|agree with|allow*|consent to|прим*|приня*|соглас*|согласись|согласиться|согласись с|разреш*',
  ],
  [
    'reject',
    'say no to|turn away|откажи|не соглашайся на|не принимай|reject*|declin*|refus*|deny|opt out of|отклон*|отклоня*|откаж*|откажись|откажись от|отказаться от|отвергн*|запрет*',
  ],
  [
    'tell',
    "give|what about|let us know|clarify|establish|fetch me|look at|find me the|see|check out|обозначь|уточни|уточнить|доложи|озвучь|подскажите|проясни|прочитай|прочесть|дай мне|дай|вычитай|напомни|интересует|меня интересует|знать|хочу знать|я хочу знать|хотелось бы знать|i want to know|i'd like to know|i would like to know|i wonder|i need to know|wonder|tell|tell me|tell us|say|let me know|inform me|report back|give me|return|read*|read out|read me|state|name|determin*|figure out|find out|work out|identify|answer me|quote|output|узна*|скаж*|сказа*|назов*|назва*|сообщ*|прочита*|прочти|прочтите|прочесть|зачита*|определ*|выясни*|подскаж*|расскаж*|дай знать|выпиши имя|посмотри|посмотрите|посмотреть|глянь",
  ],
  [
    'list',
    'list up|itemis*|itemiz*|give me a list of|give me all|make a list of|name all|name the|выведи список|перечень|дай все|назови все|назовите все|напиши список|list*|enumerat*|list out|перечисл*|выпиш*|выписа*|составь список|составить список|дай список|дай мне список',
  ],
  [
    'extract',
    'harvest|copy out|put together|export the table|pull|pull together|собирай|выгрузи|сформируй таблицу|выдели из|скопируй все|extract*|scrap*|collect*|gather*|tabulat*|compil*|pull out|grab*|make a table of|собер*|собра*|извлек*|извлеч*|выгрузи в таблицу|составь таблицу|сделай таблицу|вытащ*|сведи',
  ],
  ['compare', 'stack up|weigh|сравнивай|сравни между собой|compar*|contrast*|сравн*|сопостав*'],
  [
    'count',
    'tally|tally up|подсчитай количество|посчитай количество|сосчитай количество|count*|count up|посчита*|подсчита*|сосчита*|пересчита*',
  ],
  [
    'sum',
    'sum*|sum up|add up|total up|total|calculate the total|calculat*|average|сложи|суммируй|просуммир*|просуммируй|вычисл*|рассчита*',
  ],
  ['show', 'show*|show me|display*|покаж*|показа*|покажи мне|выведи|вывести|отобраз*|отобрази'],
  [
    'check',
    'see|look|confirm that|confirm whether|confirm if|double-check|find out if|find out whether|know if|know whether|глянь|взгляни|узнай есть|посмотри есть|удостоверься|выясни есть|check*|verify|make sure|ensure|провер*|проверя*|убедись|убедиться|удостовер*',
  ],
  [
    'need',
    "looking to find|i am looking for|i'm looking for|i am after|i'm after|we're looking for|we are looking for|мне бы|присматриваю|need|want|looking for|in search of|нужен|нужна|нужно|нужны|ищу|требуется|хочу",
  ],
  ['expand', 'expand*|unfold*|collaps*|fold*|разверн*|разверну*|раскрой|раскрыть|раскройте|сверни'],
]);

/** Commands that are nouns or adjectives as well: after "and" they open a clause only before something to do it with. */
export const nounsToo = lexicon([
  [
    true,
    'login|логин|клик|match|load|drop|pull|pop|bin|dump|ping|let|see|look|spot|swap|tag|group|label|weigh|give|tip|load|order|book|search|filter|list|check|mark|sort|star|like|set|show|save|message|email|e-mail|mail|text|download|upload|return|post|comment|rate|review|report|share|view|play|move|drag|pin|print|count|sum|total|average|close|open|clear|empty|name|state|reply|answer|change|update|edit|use|switch|turn|copy|track|watch|pause|follow|block|flag|lock|bold|export|import|vote|contrast|limit|rank|query|input|need|want|quote|output|place|put|get|pay|register|press|hit|tap|click|push|reset|drop|trash|cancel|shift|transfer|display|type|fill|bookmark|launch|visit|read|schedule|complete|correct|lower|raise|write|subscribe|purchase|buy|collapse|store|head|назад',
  ],
]);
