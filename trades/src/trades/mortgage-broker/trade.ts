import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'mortgage-broker',
  kind: 'professional-office',
  names: {
    english: 'Mortgage broker',
    spanish: 'Asesor hipotecario',
    french: 'Courtier en prêt immobilier',
    italian: 'Mediatore creditizio',
    german: 'Baufinanzierung',
    japanese: '住宅ローン相談',
    Korean: '주택담보대출 상담',
  },
  naming: {
    english:
      listed(`mortgages, mortgage adviser, mortgage advisor, home loans, loan officer, mortgage brokers,
      independent financial adviser, remortgages, finance broker, mortgage advice, equity release,
      financial planning, IFA, credit repair, mortgage lender, protection adviser, pensions advice,
      wealth manager`),
    spanish: listed(`bróker hipotecario, hipotecas, intermediario financiero, asesoría hipotecaria,
      planificador financiero, mejorar hipoteca`),
    french:
      listed(`courtier immobilier, courtier en crédit, prêt immobilier, conseiller en gestion patrimoine,
      rachat de crédit, courtière en crédit, courtier en prêts, conseil patrimonial`),
    italian: listed(`consulente mutui, mutui casa, broker mutui, mediazione creditizia,
      consulente finanziario indipendente, agente in attività finanziaria, mutui, surroga mutuo`),
    german: listed(`Finanzierungsberater, Finanzierungsberaterin, Immobilienfinanzierung, Kreditvermittlung,
      Baufinanzierungsberater, Baufinanzierungsberaterin, Finanzplaner, Finanzplanerin,
      Finanzierungsvermittler, Finanzierungsvermittlerin, Hypothekenmakler, Hypothekenmaklerin,
      Vorsorgeberatung, Vermögensberater, Vermögensberaterin, Kreditmakler, Kreditmaklerin,
      Hypothekenberatung, Finanzcoach, Finanzcoachin, Rentenberater, Rentenberaterin, Anlageberatung`),
    japanese: listed(
      '住宅ローンアドバイザー, 住宅ローン, 保険見直し相談, ファイナンシャルプランニング, FP相談',
    ),
    Korean: listed('대출상담사, 재무설계, 자산관리사, 대출중개, 주택담보대출, 대출상담, 자산관리 상담'),
  },
  things: {
    english:
      listed(`first-time buyers, rates, lenders, buy-to-let, deposit, fixed rate, pre-approval, refinance,
      pensions, investments, life cover, retirement, self-employed`),
    spanish: listed('tipos, préstamo, vivienda, bancos, interés, ahorro, inversión, euríbor'),
    french: listed(
      `taux, crédit, achat, banques, assurance emprunteur, placement, retraite, mensualités, apport`,
    ),
    italian: listed('tasso, prestito, banche, casa, risparmio, investimenti, rata, pensione, surroga'),
    german:
      listed(`Zinsen, Kredit, Anschlussfinanzierung, Eigenheim, Banken, Darlehen, Rate, Eigenkapital, Umschuldung,
      Depot, ETF`),
    japanese: listed('金利, 借り換え, 家計, 老後資金, 投資, 銀行, 保険, NISA, 教育費'),
    Korean: listed('금리, 대출, 전세자금, 은행, 투자, 연금, 한도, 상환, 신용'),
  },
}
