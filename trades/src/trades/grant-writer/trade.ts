import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'grant-writer',
  kind: 'professional-office',
  otherKind: 'community',
  names: {
    english: 'Grant writer',
    spanish: 'Consultor de subvenciones',
    french: 'Conseil en subventions',
    italian: 'Europrogettista',
    german: 'Fördermittelberatung',
    japanese: '補助金申請支援',
    Korean: '지원금 사업계획서 작성',
  },
  naming: {
    english: listed(`grant writing, funding consultant, bid writer, bid writing, fundraising consultant,
      grant consultant, proposal writer, grant writers, tender writer, proposal writing, tender writing,
      fundraiser for hire, grant applications consultant, funding applications, freelance fundraiser,
      grant proposals`),
    spanish:
      listed(`gestión de subvenciones, redacción de proyectos, subvenciones y ayudas, consultora de subvenciones,
      captación de fondos, fundraising, redacción de subvenciones, consultoría de subvenciones`),
    french:
      listed(`recherche de subventions, rédaction dossiers de subvention, consultant en mécénat, fundraiser,
      recherche de financements, consultante en subventions, levée de fonds associations,
      réponse aux appels d’offres`),
    italian: listed(`bandi e finanziamenti, consulente bandi, europrogettazione, finanza agevolata,
      raccolta fondi consulenza, fundraiser, consulenza bandi, scrittura bandi, progettista sociale`),
    german: listed(`Fördermittelberater, Fördermittelberaterin, Antragsberatung, Fundraising-Beratung,
      Förderantrag schreiben, Fundraiser, Fundraiserin, Fördermittelservice, Fördermittelagentur,
      Förderberatung, Antragsservice, Förderlotse, Fundraisingberater, Fundraisingberaterin`),
    japanese: listed(
      '助成金申請, 補助金コンサルタント, 助成金申請代行, 申請書作成支援, 補助金申請代行, 助成金コンサル, 補助金サポート, ファンドレイザー',
    ),
    Korean: listed(
      '정부지원사업 컨설팅, 사업계획서 대행, 정책자금 컨설팅, 지원사업 컨설팅, 사업계획서 작성, 정책자금, 제안서 작성, 정부지원금 컨설팅',
    ),
  },
  things: {
    english: listed(`grants, funders, applications, proposals, budgets, deadlines, RFP, bids, impact,
      trusts and foundations, reporting`),
    spanish: listed(
      `ayudas, convocatorias, memoria, fondos europeos, solicitudes, justificación, presupuesto, pymes`,
    ),
    french: listed(
      `dossiers, mécénat, appels à projets, associations, fonds européens, budget, candidature, bailleurs`,
    ),
    italian: listed(
      `bandi, domande, contributi, progetti, rendicontazione, fondi europei, enti, cooperative, scadenze`,
    ),
    german: listed(`Anträge, Zuschüsse, Vereine, Projektantrag, EU-Mittel, Verwendungsnachweis, Förderung,
      Ausschreibungen, Kulturförderung`),
    japanese: listed('補助金, 助成金, 事業計画, 申請書, 採択, 持続化, ものづくり, 報告, 公募'),
    Korean: listed('사업계획서, 지원금, 공모, 제안서, 창업, 선정, 심사, 보조금, 서류'),
  },
}
