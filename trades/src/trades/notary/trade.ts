import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'notary',
  kind: 'professional-office',
  names: {
    english: 'Notary',
    spanish: 'Notaría',
    french: 'Notaire',
    italian: 'Notaio',
    german: 'Notariat',
    japanese: '公証役場',
    Korean: '공증사무소',
  },
  naming: {
    english: listed('notary public, notarial services, notaries, loan signing agent, signing agent'),
    spanish: listed('notario, notariado'),
    french: listed('étude notariale, office notarial, notariat'),
    italian: listed('studio notarile, notaia'),
    german: listed('notar, notarin, notarkanzlei'),
    japanese: listed('公証人'),
    Korean: listed('공증, 공증인'),
  },
  things: {
    english: listed('deed, signature, power of attorney, certified copy, affidavit, document, seal'),
    spanish: listed('escritura, firma, poder, herencia'),
    french: listed('acte, signature, succession, vente'),
    italian: listed('atto, firma, rogito, procura, successione'),
    german: listed('urkunde, beglaubigung, kaufvertrag, testament, vollmacht'),
    japanese: listed('公正証書, 認証, 遺言, 署名'),
    Korean: listed('서명, 인증, 위임장, 유언'),
  },
  schemaType: 'Notary',
}
