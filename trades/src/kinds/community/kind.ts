import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'community',
  names: {
    english: 'Community',
    spanish: 'Comunidad',
    french: 'Association',
    italian: 'Comunità',
    german: 'Gemeinschaft',
    japanese: '地域の集まり',
    Korean: '공동체',
  },
  tone: 'warm',
  ways: ['walk-in', 'enroll', 'donate', 'hire'],
  families: ['field', 'press', 'hearth', 'ledger'],
  palettes: ['leaf', 'newsprint', 'sky', 'oat', 'sage'],
  artwork: {
    forms: ['litter', 'growth', 'brick', 'lines', 'glyph'],
    motifs: ['non-profit-organization'],
    never: ['cross', 'crescent', 'star', 'globe', 'hand', 'heart'],
  },
  schemaType: 'Organization',
  things: {
    english:
      listed(`volunteer, neighbor, member, meeting, donation, choir, neighbours, donate, charity, nonprofit,
      everyone welcome, all welcome, newcomers, join us, committee, annual general meeting, fundraising,
      club night, membership, trustees, no questions asked, worship, rehearse, rehearsals, community, refugees,
      homeless, help out, subscription fee, village hall, church hall`),
    spanish:
      listed(`voluntario, vecino, socio, reunión, donación, donativos, asociación, abierto a todos, cuota de socio,
      cuota anual, únete, solidario, ayuda mutua, barrio, ensayos, refugiados, sin techo,
      recogida de alimentos, sin ánimo de lucro, local social`),
    french:
      listed(`bénévole, voisin, membre, don, adhérents, association, associatif, ouvert à tous, adhésion, cotisation,
      rejoignez-nous, solidaire, entraide, quartier, salle des fêtes, répétitions, réfugiés, sans-abri,
      collecte, loi 1901, permanence`),
    italian:
      listed(`volontario, vicino, socio, riunione, donazione, volontari, soci, associazione, aperto a tutti,
      quota associativa, tessera, unisciti, solidale, mutuo aiuto, quartiere, rifugiati, senzatetto, raccolta,
      senza scopo di lucro, sportello, circolo`),
    german:
      listed(`ehrenamt, nachbar, mitglied, spende, ehrenamtlich, freiwillige, mitglieder, gemeinnützig, verein,
      vereinsheim, alle willkommen, mitmachen, mitgliedsbeitrag, jahresbeitrag, vorstand, gemeinde,
      gottesdienst, proben, bürgerhaus, stammtisch, geflüchtete, obdachlose, helfer, hilfesuchende,
      vereinsmitglieder, paten`),
    japanese:
      listed(`ボランティア, 近所, 会員, 集まり, 寄付, 有志, 町内, 地域, 募集中, 参加無料, どなたでも, 会費, 年会費, 例会, 非営利, npo, 支援, 助け合い, 居場所, 集会所, 公民館,
      活動日, メンバー, 合唱, 練習日, 礼拝`),
    Korean: listed(
      `자원봉사, 이웃, 회원, 모임, 후원, 봉사자, 봉사, 동네, 회비, 후원금, 비영리, 누구나, 모집, 정기 모임, 나눔, 협회, 동호회, 회원 모집, 기부, 단체, 예배, 주민`,
    ),
  },
}
