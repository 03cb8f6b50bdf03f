import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'will-writer',
  kind: 'professional-office',
  otherKind: 'farewell',
  names: {
    english: 'Will writer',
    spanish: 'Redacción de testamentos',
    french: 'Rédaction de testaments',
    italian: 'Redazione testamenti',
    german: 'Nachlassplanung',
    japanese: '遺言書作成支援',
    Korean: '유언장 작성',
  },
  naming: {
    english:
      listed(`will writing, wills and trusts, estate planning, lasting power of attorney, will writing service,
      will writers, probate service, estate planner, power of attorney service, estate planning service,
      trusts and wills, living trusts, LPA service, living wills, write wills, making a will,
      wills and LPAs, wills and lasting powers`),
    spanish: listed(`testamentos, planificación sucesoria, testamento vital, asesoría de herencias,
      poderes y testamentos, gestión de herencias, tramitación de herencias`),
    french: listed(`testaments, planification successorale, mandat de protection, conseil successoral,
      rédaction de testament, transmission de patrimoine, directives anticipées, généalogie successorale`),
    italian: listed(`testamenti, pianificazione successoria, consulenza successoria, testamento biologico,
      pratiche di successione, dichiarazione di successione, successioni ereditarie,
      consulenza testamentaria`),
    german: listed(`Nachlassplaner, Nachlassplanerin, Testamentsberatung, Vorsorgevollmacht, Nachlassberatung,
      Patientenverfügung, Testamentsvollstrecker, Testamentsvollstreckerin, Vorsorgevollmachten,
      Nachlassverwalter, Nachlassverwalterin, Nachlassregelung, Patientenverfügungen, Generationenberater,
      Generationenberaterin, Generationenberatung, Testamentsvollstreckung`),
    japanese: listed(
      '遺言書作成, 終活相談, 相続対策, 任意後見, 遺言サポート, 終活カウンセラー, 遺言書, 相続診断士, 死後事務委任, 家族信託',
    ),
    Korean: listed(
      '유언장, 유언공증, 상속설계, 유언대용신탁, 상속 상담, 유언장 작성 대행, 상속컨설팅, 유언 상담',
    ),
  },
  things: {
    english:
      listed(`wills, probate, trusts, inheritance, executors, beneficiaries, guardians, signing, witnesses,
      storage, home visits, estate, mirror, advance directive`),
    spanish: listed('herencia, legado, albacea, poder, sucesión, herederos, bienes, últimas voluntades'),
    french: listed(
      `succession, héritage, legs, exécuteur, mandat, héritiers, donation, volontés, patrimoine`,
    ),
    italian: listed('eredità, successione, lasciti, esecutore, procura, eredi, volontà, beni, donazione'),
    german:
      listed(`Testament, Erbe, Vollmacht, Verfügung, Erben, Vermächtnis, Notfallordner, Betreuungsverfügung,
      Schenkung, Pflichtteil`),
    japanese: listed('遺言, 相続, エンディングノート, 公正証書, 財産, 後見, 遺産, 相続人, 終活'),
    Korean: listed('유언, 상속, 유산, 후견, 재산, 상속인, 증여, 신탁'),
  },
}
