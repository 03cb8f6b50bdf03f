import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'youth-club',
  kind: 'community',
  otherKind: 'children',
  names: {
    english: 'Youth club',
    spanish: 'Club juvenil',
    french: 'Maison des jeunes',
    italian: 'Centro giovani',
    german: 'Jugendtreff',
    japanese: '青少年クラブ',
    Korean: '청소년 센터',
  },
  naming: {
    english: listed(`scout group, scouts, girl guides, youth group, youth centre, after school youth club,
      mentoring charity, reading volunteers`),
    spanish: listed('scouts, grupo scout, centro juvenil, casa de juventud'),
    french: listed('scouts, mjc, éclaireurs, club de jeunes'),
    italian: listed('scout, gruppo scout, oratorio giovanile, centro di aggregazione'),
    german: listed('jugendclub, pfadfinder, jugendzentrum, jugendgruppe, lesepaten, jugendfeuerwehr'),
    japanese: listed('ボーイスカウト, ガールスカウト, 子ども会, 児童館'),
    Korean: listed('보이스카우트, 청소년 모임, 청소년 문화의 집'),
  },
  things: {
    english: listed('young people, badges, camps, games night, leaders, teenagers, uniform, mentors'),
    spanish: listed('jóvenes, campamentos, monitores, actividades'),
    french: listed('jeunes, camps, animateurs, activités, ados, patronage'),
    italian: listed('ragazzi, campi, educatori, attività'),
    german: listed('jugendliche, gruppenstunde, zeltlager, betreuer'),
    japanese: listed('子どもたち, キャンプ, 活動, 団員'),
    Korean: listed('청소년, 캠프, 활동, 멘토'),
  },
}
