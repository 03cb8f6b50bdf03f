import type { Weekday } from '../../business/opening-hours.ts'
import type { Language } from '../../language/language.ts'

const frenchPairs = '(?:lu|ma|me|je|ve|sa|di)\\.?'
const spanishPairs = '(?:lu|ma|mi|ju|vi|s[aá]|do)\\.?'
const pairSigns = ' ?(?:-|–|/|,|\\+|&|au|et|a|y) ?'

/** Two letters that are a day only beside another such: 'Lu-Ve', 'ma, je'. */
const besideAnother =
  (pairs: string) =>
  (letters: string): string =>
    `${letters}(?=\\.?${pairSigns}${pairs}(?!\\p{L}))|(?<=(?<!\\p{L})${pairs}${pairSigns})${letters}`
const paired = besideAnother(frenchPairs)
const pairedSpanish = besideAnother(spanishPairs)

/** How a language writes each weekday, as sources of regular expressions in small letters, without the stop after a short form. */
export const dayWords: Readonly<Record<Language, Readonly<Record<Weekday, string>>>> = {
  english: {
    mon: 'mon(?:days?|s)?',
    tue: 'tue(?:s(?:days?)?)?',
    wed: 'wed(?:s|nesdays?)?',
    thu: 'thu(?:r(?:s(?:days?)?)?)?',
    fri: 'fri(?:days?|s)?',
    sat: 'sat(?:urdays?|s)?',
    sun: 'sun(?:days?|s)?',
  },
  german: {
    mon: 'mo(?:ntags?|n)?',
    // 'Die' alone is an article, and a day beside a time or another day.
    tue: 'di(?:enstags?|en|e(?=[.,]| ?[-–/+&]| (?:und|u\\.|bis|mo|mi|do|fr|sa|so)(?!\\p{L})|,? \\d|$))?',
    wed: 'mi(?:ttwochs?|tt)?',
    thu: 'do(?:nnerstags?|nn)?',
    fri: 'fr(?:eitags?|ei)?',
    sat: 'sa(?:mstags?|m)?|sonnabends?',
    sun: 'so(?:nntags?|nn)?',
  },
  spanish: {
    mon: `lun(?:es)?|${pairedSpanish('lu')}|l`,
    tue: `mar(?:tes)?|${pairedSpanish('ma')}|m(?= ?(?:-|–|a) ?[jvsd](?!\\p{L}))`,
    wed: `mi[eé](?:r(?:coles)?)?|${pairedSpanish('mi')}|x`,
    thu: `jue(?:v(?:es)?)?|${pairedSpanish('ju')}|j`,
    fri: `vie(?:r(?:nes)?)?|${pairedSpanish('vi')}|v`,
    sat: `s[aá]b(?:ados?)?|${pairedSpanish('s[aá]')}|s`,
    sun: `dom(?:ingos?)?|${pairedSpanish('do')}|d`,
  },
  french: {
    mon: `lun(?:dis?)?|${paired('lu')}|l(?= ?(?:-|–|au) ?[vs](?!\\p{L}))`,
    tue: `mar(?:dis?)?|${paired('ma')}`,
    wed: `mer(?:credis?)?|${paired('me')}`,
    thu: `jeu(?:dis?)?|${paired('je')}`,
    fri: `ven(?:d(?:redis?)?)?|${paired('ve')}|(?<=(?<!\\p{L})l ?(?:-|–|au) ?)v`,
    sat: `sam(?:edis?)?|${paired('sa')}|(?<=(?<!\\p{L})l ?(?:-|–|au) ?)s`,
    sun: `dim(?:anches?)?|${paired('di')}`,
  },
  italian: {
    mon: 'lun(?:ed[iìí])?',
    tue: 'mar(?:t(?:ed[iìí])?)?',
    wed: 'mer(?:c(?:oled[iìí])?)?',
    thu: 'gio(?:v(?:ed[iìí])?)?',
    fri: 'ven(?:erd[iìí])?',
    sat: 'sab(?:at[oi])?',
    sun: 'dom(?:enic(?:a|he))?',
  },
  japanese: {
    mon: '月(?:曜日(?!曜)|曜)?',
    tue: '火(?:曜日(?!曜)|曜)?',
    wed: '水(?:曜日(?!曜)|曜)?',
    thu: '木(?:曜日(?!曜)|曜)?',
    fri: '金(?:曜日(?!曜)|曜)?',
    sat: '土(?:曜日(?!曜)|曜)?',
    sun: '日(?:曜日(?!曜)|曜)?',
  },
  Korean: {
    mon: '월(?:요일|욜)?',
    tue: '화(?:요일|욜)?',
    wed: '수(?:요일|욜)?',
    thu: '목(?:요일|욜)?',
    fri: '금(?:요일|욜)?',
    sat: '토(?:요일|욜)?',
    sun: '일(?:요일|욜)?',
  },
}

/** How a language names several days at once. */
export const daySetWords: Readonly<Record<Language, Readonly<Record<'every' | 'week' | 'weekend', string>>>> =
  {
    english: {
      every:
        'daily|(?:every (?:single )?|any )(?:morning|afternoon|evening|night)|every ?day(?: of the week)?|(?:7|seven) days(?: (?:a|per|/) ?week)?|all week|any day',
      week: 'week ?days?|working days',
      weekend: 'week-?ends?',
    },
    german: {
      every:
        't[aä]gl(?:ich|\\.)?|tgl\\.?|jeden (?:tag|abend|morgen|vormittag|nachmittag)|(?:7|sieben) tage(?: (?:die|pro|in der) woche)?',
      week: '(?:unter der woche|wochentags|an wochentagen)',
      weekend: '(?:an?m? )?wochenenden?|we(?=[ :])',
    },
    spanish: {
      every:
        'todos los d[ií]as|todas las (?:mañanas|tardes|noches)|(?:cada|cualquier) (?:mañana|tarde|noche)|cualquier d[ií]a|a diario|diario|diariamente|cada d[ií]a|los 7 d[ií]as(?: de la semana)?',
      week: 'd[ií]as laborables|entre semana|d[ií]as de semana',
      weekend: '(?:los )?fin(?:es)? de semana|findes?',
    },
    french: {
      every:
        'tous les (?:jours|soirs|matins|apr[eè]s-midis?)|chaque (?:soir|matin|apr[eè]s-midi)|7 ?(?:j|jours) ?(?:/|sur) ?7|7/7|chaque jour|tlj',
      week: 'en semaine|la semaine|jours ouvr[ée]s',
      weekend: '(?:les? )?week-?ends?',
    },
    italian: {
      every:
        'tutti i giorni|tutte le (?:sere|mattine)|tutti i pomeriggi|ogni (?:sera|mattina|pomeriggio|giorno)|7 (?:giorni )?su 7|7/7|giornalmente',
      week: 'infrasettimanal[ei]|durante la settimana|in settimana',
      weekend: '(?:nei |il |nel )?(?:week-?end|fine settimana)',
    },
    japanese: { every: '毎日|全日|年中無休|無休', week: '平日', weekend: '週末|土日' },
    Korean: { every: '매일|연중무휴|무휴|주 ?7일', week: '평일|주중', weekend: '주말' },
  }
