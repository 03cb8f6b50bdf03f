import type { Language } from '../../language/language.ts'

type Ways<Way> = readonly [Way, ...Way[]]

/** How a language writes its hours; every entry of a list is one more way to say the same. */
export interface Notation {
  /** From Monday on, one list a style. */
  readonly days: Ways<readonly string[]>
  readonly everyDay: Ways<string>
  readonly week: Ways<string>
  readonly dayRange: Ways<string>
  readonly dayList: Ways<readonly [between: string, last: string]>
  readonly span: Ways<(opens: string, closes: string) => string>
  readonly clock: Ways<(hour: number, minute: number) => string>
  readonly spans: Ways<string>
  readonly closed: Ways<(day: string) => string>
  /** When days close of which no more is said: they open as those before them do. */
  readonly until: Ways<(days: string, closes: string) => string>
  /** Before the pause that stands in brackets behind the times that it is in. */
  readonly pause: Ways<string>
  readonly gap: string
}

/** A number of two digits. */
export const two = (count: number): string => String(count).padStart(2, '0')
const colon = (hour: number, minute: number): string => `${hour}:${two(minute)}`
const padded = (hour: number, minute: number): string => `${two(hour)}:${two(minute)}`
const dotted = (hour: number, minute: number): string => (minute === 0 ? `${hour}` : `${hour}.${two(minute)}`)
const half = (hour: number, minute: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${two(minute)}`}${hour < 12 ? 'am' : 'pm'}`
const dash = (opens: string, closes: string): string => `${opens}-${closes}`
const wideDash = (opens: string, closes: string): string => `${opens} – ${closes}`
const wave = (opens: string, closes: string): string => `${opens}〜${closes}`

const listed = (names: string): readonly string[] => names.split(' ')

/** How each language writes its hours. */
export const hourNotations: Readonly<Record<Language, Notation>> = {
  english: {
    days: [
      listed('Mon Tue Wed Thu Fri Sat Sun'),
      listed('mon tues weds thurs fri sat sun'),
      listed('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
      listed('mondays tuesdays wednesdays thursdays fridays saturdays sundays'),
    ],
    everyDay: ['daily', 'every day', '7 days', '7 days a week', 'everyday', 'seven days'],
    week: ['weekdays'],
    dayRange: ['-', ' to ', ' – ', ' til ', ' thru '],
    dayList: [
      [', ', ' and '],
      [' ', ' '],
      ['/', '/'],
      [', ', ' & '],
    ],
    span: [
      dash,
      wideDash,
      (a, b) => `${a} to ${b}`,
      (a, b) => `${a} til ${b}`,
      (a, b) => `from ${a} to ${b}`,
    ],
    clock: [half, padded],
    spans: [' and ', ', ', ' & '],
    closed: [(day) => `closed ${day}`, (day) => `${day} closed`, (day) => `shut ${day}`],
    until: [(days, closes) => `${days} until ${closes}`, (days, closes) => `${days} till ${closes}`],
    pause: ['closed for lunch ', 'lunch break '],
    gap: ' ',
  },
  german: {
    days: [
      listed('Mo Di Mi Do Fr Sa So'),
      listed('mo di mi do fr sa so'),
      listed('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'),
      listed('Mo. Di. Mi. Do. Fr. Sa. So.'),
    ],
    everyDay: ['täglich', 'tägl.', 'jeden Tag'],
    week: ['wochentags'],
    dayRange: ['-', '–', ' bis ', ' - '],
    dayList: [
      [', ', ' und '],
      [' ', ' '],
      [', ', ' u. '],
      [' + ', ' + '],
    ],
    span: [dash, (a, b) => `${a} bis ${b}`, (a, b) => `von ${a} bis ${b} Uhr`, (a, b) => `${a}-${b} Uhr`],
    clock: [colon, padded, dotted],
    spans: [' und ', ' u. ', ', ', ' / '],
    closed: [(day) => `${day} geschlossen`, (day) => `${day} Ruhetag`, (day) => `${day} zu`],
    until: [(days, closes) => `${days} bis ${closes} Uhr`, (days, closes) => `${days} nur bis ${closes}`],
    pause: ['Mittagspause '],
    gap: ' ',
  },
  spanish: {
    days: [
      listed('lun mar mié jue vie sáb dom'),
      listed('lunes martes miercoles jueves viernes sabado domingo'),
    ],
    everyDay: ['todos los días', 'a diario'],
    week: ['entre semana'],
    dayRange: ['-', ' a '],
    dayList: [
      [', ', ' y '],
      [', ', ' y '],
    ],
    span: [dash, (a, b) => `de ${a} a ${b}`, (a, b) => `${a} a ${b} h`, (a, b) => `de ${a} a ${b}h`],
    clock: [colon, dotted],
    spans: [' y ', ' y de ', ' / ', ', '],
    closed: [(day) => `${day} cerrado`, (day) => `cerrado ${day}`, (day) => `${day} descansamos`],
    until: [(days, closes) => `${days} hasta las ${closes}`],
    pause: ['pausa '],
    gap: ' ',
  },
  french: {
    days: [
      listed('lun mar mer jeu ven sam dim'),
      listed('lundi mardi mercredi jeudi vendredi samedi dimanche'),
      listed('Lun. Mar. Mer. Jeu. Ven. Sam. Dim.'),
    ],
    everyDay: ['tous les jours', '7j/7'],
    week: ['en semaine'],
    dayRange: ['-', ' au ', ' à '],
    dayList: [
      [', ', ' et '],
      [' ', ' '],
      [' ', ' et '],
    ],
    span: [dash, (a, b) => `de ${a} à ${b}`, (a, b) => `${a} à ${b}`, (a, b) => `${a} ${b}`],
    clock: [
      (hour, minute) => `${hour}h${minute === 0 ? '' : two(minute)}`,
      (hour, minute) => `${hour}h${two(minute)}`,
    ],
    spans: [' et ', ' / ', ', ', ' et de '],
    closed: [(day) => `fermé ${day}`, (day) => `${day} fermé`, (day) => `fermé le ${day}`],
    until: [(days, closes) => `${days} jusqu’à ${closes}`, (days, closes) => `${days} jusqu'à ${closes}`],
    pause: ['pause '],
    gap: ' ',
  },
  italian: {
    days: [
      listed('lun mar mer gio ven sab dom'),
      listed('lunedì martedì mercoledì giovedì venerdì sabato domenica'),
    ],
    everyDay: ['tutti i giorni', 'ogni giorno'],
    week: ['in settimana'],
    dayRange: ['-', ' al '],
    dayList: [
      [', ', ' e '],
      [' ', ' '],
    ],
    span: [dash, (a, b) => `dalle ${a} alle ${b}`, (a, b) => `${a}/${b}`],
    clock: [colon, dotted],
    spans: [' e ', ', ', ' '],
    closed: [(day) => `chiuso ${day}`, (day) => `${day} chiuso`, (day) => `${day} chiusi`],
    until: [(days, closes) => `${days} fino alle ${closes}`],
    pause: ['pausa '],
    gap: ' ',
  },
  japanese: {
    days: [listed('月 火 水 木 金 土 日'), listed('月曜 火曜 水曜 木曜 金曜 土曜 日曜')],
    everyDay: ['毎日', '年中無休'],
    week: ['平日'],
    dayRange: ['〜', '~', 'から'],
    dayList: [
      ['・', '・'],
      ['', ''],
      ['、', '、'],
    ],
    span: [wave, dash, (a, b) => `${a}から${b}`, (a, b) => `${a}〜${b}まで`],
    clock: [padded, (hour, minute) => `${hour}時${minute === 0 ? '' : minute === 30 ? '半' : `${minute}分`}`],
    spans: ['、', ' ', '・'],
    closed: [(day) => `${day}定休`, (day) => `${day}休み`, (day) => `定休日:${day}`, (day) => `${day}休診`],
    until: [(days, closes) => `${days}は${closes}まで`, (days, closes) => `${days}${closes}まで`],
    pause: ['昼休み', '休憩'],
    gap: '',
  },
  Korean: {
    days: [listed('월 화 수 목 금 토 일'), listed('월요일 화요일 수요일 목요일 금요일 토요일 일요일')],
    everyDay: ['매일', '연중무휴'],
    week: ['평일'],
    dayRange: ['~', '-', '부터 '],
    dayList: [
      [', ', ', '],
      ['·', '·'],
      ['', ''],
    ],
    span: [(a, b) => `${a}~${b}`, dash, (a, b) => `${a}부터 ${b}까지`],
    clock: [
      padded,
      (hour, minute) => `${hour}시${minute === 0 ? '' : minute === 30 ? ' 반' : ` ${minute}분`}`,
    ],
    spans: [', ', ' ', ' / '],
    closed: [(day) => `${day} 휴무`, (day) => `${day} 쉽니다`],
    until: [(days, closes) => `${days}은 ${closes}까지`, (days, closes) => `${days} ${closes}까지`],
    pause: ['점심 ', '브레이크타임 '],
    gap: ' ',
  },
}
