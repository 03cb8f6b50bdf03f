import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'law-office',
  kind: 'professional-office',
  names: {
    english: 'Legal advice',
    spanish: 'Asesoría legal',
    french: 'Conseil juridique',
    italian: 'Consulenza legale',
    german: 'Rechtsberatung',
    japanese: '法律相談',
    Korean: '법률 상담',
  },
  naming: {
    english: listed(`lawyer, solicitor, attorney, law firm, law practice, barrister, family law, conveyancer,
      conveyancing, immigration lawyer, employment lawyer, attorney at law`),
    spanish: listed('abogado, abogada, bufete, despacho de abogados, asesoría jurídica, procurador'),
    french: listed('avocat, avocate, cabinet d’avocats, cabinet juridique, juriste'),
    italian: listed('avvocato, studio legale, avvocatessa, legale'),
    german:
      listed(`rechtsanwalt, rechtsanwältin, anwalt, anwältin, kanzlei, anwaltskanzlei, rechtsanwaltskanzlei,
      fachanwalt`),
    japanese: listed('弁護士, 法律事務所, 司法書士, 弁護士事務所'),
    Korean: listed('변호사, 법률사무소, 법무법인, 법무사, 변호사 사무실'),
  },
  things: {
    english: listed(
      `legal, will, probate, contract, divorce, custody, immigration, court, lease, injury claim, visa, law`,
    ),
    spanish: listed('divorcio, herencia, contrato, juicio, demanda, legal'),
    french: listed('divorce, droit, contrat, succession, litige, tribunal'),
    italian: listed('divorzio, contratto, causa, eredità, diritto, tribunale'),
    german: listed('scheidung, vertrag, erbrecht, klage, gericht, mietrecht, recht, arbeitsrecht'),
    japanese: listed('相続, 離婚, 契約, 裁判, 債務整理, 遺言, 登記'),
    Korean: listed('이혼, 상속, 소송, 계약, 등기, 형사, 법률'),
  },
  schemaType: 'LegalService',
}
