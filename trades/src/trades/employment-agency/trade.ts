import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'employment-agency',
  kind: 'professional-office',
  names: {
    english: 'Recruitment agency',
    spanish: 'Agencia de empleo',
    french: 'Agence de recrutement',
    italian: 'Agenzia per il lavoro',
    german: 'Personalvermittlung',
    japanese: '人材紹介会社',
    Korean: '인력 사무소',
  },
  naming: {
    english: listed(`employment agency, recruiter, headhunter, staffing agency, temp agency, job agency,
      recruitment consultant`),
    spanish: listed('empresa de trabajo temporal, selección de personal, agencia de colocación'),
    french: listed('agence d’intérim, cabinet de recrutement, recruteur, chasseur de têtes'),
    italian: listed('agenzia di somministrazione, ricerca del personale, selezione del personale'),
    german: listed('zeitarbeit, arbeitsvermittlung, personaldienstleister, headhunter, zeitarbeitsfirma'),
    japanese: listed('人材派遣, 人材派遣会社, 転職支援, 求人紹介'),
    Korean: listed('직업 소개소, 인재 파견, 헤드헌팅, 채용 대행'),
  },
  things: {
    english: listed('vacancies, candidates, temps, shifts, jobs, cvs, placements'),
    spanish: listed('vacantes, candidatos, currículum, turnos'),
    french: listed('postes, candidats, missions, cv, intérimaires'),
    italian: listed('posizioni, candidati, curriculum, turni'),
    german: listed('stellen, bewerber, fachkräfte, lebenslauf, einsatz'),
    japanese: listed('求人, 派遣, 面接, 履歴書'),
    Korean: listed('일자리, 파견, 이력서, 면접, 구인'),
  },
}
