import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'financial',
  kind: 'professional-office',
  names: {
    english: 'Financial adviser',
    spanish: 'Asesor financiero',
    french: 'Conseiller financier',
    italian: 'Consulente finanziario',
    german: 'Finanzberatung',
    japanese: 'ファイナンシャルプランナー',
    Korean: '재무 설계사',
  },
  naming: {
    english:
      listed(`financial planner, financial advisor, pension adviser, wealth management, investment adviser,
      retirement planning, debt adviser, money coach`),
    spanish: listed('asesoramiento financiero, planificación financiera, gestión patrimonial'),
    french: listed('gestion de patrimoine, conseiller patrimonial, préparation retraite'),
    italian: listed('consulenza finanziaria, pianificazione finanziaria, gestione patrimoniale'),
    german: listed('finanzberater, vermögensberatung, honorarberater, schuldnerberatung'),
    japanese: listed('資産運用相談, 保険相談, 家計相談, fp事務所'),
    Korean: listed('재무 상담, 자산 관리, 재테크 상담'),
  },
  things: {
    english: listed('pensions, investments, savings, retirement, isa, planning, portfolio'),
    spanish: listed('inversiones, ahorro, jubilación, cartera'),
    french: listed('retraite, placements, épargne, patrimoine, assurance-vie'),
    italian: listed('pensione, investimenti, risparmio, portafoglio'),
    german: listed('rente, anlage, sparen, vorsorge, depot, schulden, altersvorsorge'),
    japanese: listed('老後, 投資, 貯蓄, 年金, 家計'),
    Korean: listed('연금, 투자, 저축, 은퇴, 포트폴리오'),
  },
}
