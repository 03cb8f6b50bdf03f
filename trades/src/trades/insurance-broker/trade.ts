import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'insurance-broker',
  kind: 'professional-office',
  names: {
    english: 'Insurance broker',
    spanish: 'Corredor de seguros',
    french: 'Courtier en assurances',
    italian: 'Broker assicurativo',
    german: 'Versicherungsmakler',
    japanese: '保険代理店',
    Korean: '보험 대리점',
  },
  naming: {
    english: listed(`insurance, insurance agent, insurance agency, insurance advice, insurance adviser,
      insurance brokerage`),
    spanish: listed('seguros, correduría de seguros, agente de seguros, mediador de seguros'),
    french: listed('assurance, agent d’assurance, courtage en assurance, cabinet d’assurance'),
    italian: listed('assicurazioni, agenzia di assicurazioni, assicuratore, consulente assicurativo'),
    german: listed(`versicherungsagentur, versicherungsvertreter, versicherungsberatung, versicherungsbüro,
      versicherungsmaklerin, versicherungen`),
    japanese: listed('保険ショップ, 生命保険代理店, 損害保険代理店'),
    Korean: listed('보험 설계사, 보험 상담, 손해사정'),
  },
  things: {
    english: listed(
      `policy, cover, claim, home insurance, car insurance, life insurance, liability, quote, premium`,
    ),
    spanish: listed('póliza, siniestro, hogar, vida, coche, responsabilidad civil'),
    french: listed('contrat, sinistre, mutuelle, auto, habitation, prévoyance'),
    italian: listed('polizza, sinistro, casa, vita, auto, preventivo'),
    german: listed('police, schaden, haftpflicht, hausrat, beitrag'),
    japanese: listed('保険, 生命保険, 自動車保険, 見直し, 火災保険'),
    Korean: listed('보험, 실손, 자동차보험, 보장, 암보험'),
  },
  schemaType: 'InsuranceAgency',
}
