import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'mobile-notary',
  kind: 'professional-office',
  otherKind: 'home-call-out',
  names: {
    english: 'Mobile notary',
    spanish: 'Notario a domicilio',
    french: 'Notaire à domicile',
    italian: 'Notaio a domicilio',
    german: 'Mobiler Notar',
    japanese: '出張公証・認証',
    Korean: '출장 공증',
  },
  naming: {
    english:
      listed(`notary signing agent, mobile notary public, loan signings, traveling notary, remote online notary,
      apostille service, mobile notaries, apostilles, travelling notary, notary on the go,
      remote notarization, apostille agent, hospital notary, notary signing service,
      live scan fingerprinting, mobile fingerprinting`),
    spanish:
      listed(`notario móvil, notaria pública móvil, firma documentos a domicilio, apostillas, notaria móvil,
      gestión de apostillas, legalización de documentos, notario público móvil`),
    french: listed(`notaire mobile, apostilles, légalisation de documents, assermentation à domicile,
      commissaire à l’assermentation, service d’apostille, assermentation mobile`),
    italian:
      listed(`autentiche a domicilio, apostille, legalizzazione documenti, firme a domicilio, notaio mobile,
      servizio apostille, legalizzazioni`),
    german:
      listed(`Urkundenservice, Apostillenservice, mobile Beglaubigungen, Beglaubigungsservice, Notar Hausbesuche,
      Apostillen, Legalisationsservice`),
    japanese: listed(
      '出張公証, 認証代行, アポスティーユ, 公文書認証, アポスティーユ代行, 領事認証代行, 公証代行, 外務省認証',
    ),
    Korean: listed('공증 대행, 아포스티유, 아포스티유 대행, 영사확인, 공증사무실, 서류 공증'),
  },
  things: {
    english:
      listed(`documents, stamp, deeds, loan documents, hospitals, jail visits, affidavits, witness, closings,
      escrow, title companies, notarized, ID, evenings`),
    spanish: listed('poderes, firmas, documentos, escrituras, hospitales, testigos, sello, préstamos'),
    french: listed('documents, signature, procuration, légalisation, témoin, hôpital, actes, sceau'),
    italian: listed('documenti, procure, firme, atti, ospedale, testimoni, prefettura'),
    german:
      listed(`Urkunden, Beglaubigung, Vollmacht, Unterschrift, Krankenhaus, Hausbesuche, Dokumente, Legalisation,
      Konsulat`),
    japanese: listed('公証, 署名, 委任状, 書類, 印鑑証明, 外務省, 領事, 海外, 翻訳文'),
    Korean: listed('위임장, 서명, 인감, 서류, 인증, 대사관, 외국 제출, 번역문, 해외'),
  },
}
