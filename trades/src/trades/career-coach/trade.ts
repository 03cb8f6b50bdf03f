import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'career-coach',
  kind: 'professional-office',
  otherKind: 'classes',
  names: {
    english: 'Career coach',
    spanish: 'Coach de carrera',
    french: 'Coach professionnel',
    italian: 'Career coach',
    german: 'Karriereberatung',
    japanese: 'キャリアコーチ',
    Korean: '커리어 코치',
  },
  naming: {
    english: listed(`career coaching, career counselor, interview coaching, executive coach, leadership coach,
      career counsellor, business coaching, outplacement, executive coaching, careers adviser,
      interview coach, leadership coaching, leadership training, career advisor, team coach,
      start-up coach, salary negotiation coach`),
    spanish: listed(`orientación laboral, coach ejecutivo, orientador laboral, coaching ejecutivo,
      preparación de entrevistas, consultora de recursos humanos, consultoría empresarial,
      coaching empresarial, orientadora laboral, coach de negocios`),
    french: listed(`bilan de compétences, coach de carrière, coaching professionnel,
      conseil en évolution professionnelle, coach exécutif, conseil en orientation, coach en entreprise,
      coaching de dirigeants, orientation professionnelle, consultant en management, coach d’équipe`),
    italian: listed(`orientamento professionale, consulente di carriera, business coach, executive coach,
      coaching aziendale, ricerca e selezione personale, consulenza di carriera, consulente HR,
      orientatore`),
    german:
      listed(`Karrierecoach, Karrierecoachin, Bewerbungscoach, Bewerbungscoachin, Berufsberatung, Business-Coach,
      Business-Coachin, Führungskräftecoaching, Karriereberater, Karriereberaterin, Bewerbungscoaching,
      Existenzgründungsberatung, Berufsberater, Berufsberaterin, Bewerbungstraining, Karrierecoaching,
      Organisationsberatung, Supervisor, Supervisorin, Businesscoaching, Laufbahnberatung, Supervision`),
    japanese: listed(
      'キャリアコンサルタント, 転職相談, 就活コーチ, キャリア相談, キャリアカウンセラー, ビジネスコーチ, エグゼクティブコーチング, 人材紹介, 社員研修',
    ),
    Korean: listed(
      '커리어코칭, 면접코칭, 취업컨설팅, 진로상담, 비즈니스 코칭, 취업컨설턴트, 진로컨설팅, 기업교육',
    ),
  },
  things: {
    english:
      listed(`interviews, promotion, CVs, job search, networking, leadership, redundancy, career change, teams,
      LinkedIn, salary, return to work, managers, burnout`),
    spanish: listed('entrevistas, currículum, empleo, liderazgo, ascenso, equipos'),
    french: listed('entretiens, CV, reconversion, leadership, emploi, équipes, salaire'),
    italian: listed('colloqui, curriculum, lavoro, leadership, carriera, squadre, stipendio'),
    german: listed(`Bewerbung, Vorstellungsgespräch, Lebenslauf, Führung, Jobwechsel, Beruf, Gehalt, Teams,
      Wiedereinstieg, Neuorientierung, Gründer`),
    japanese: listed('面接, 履歴書, 転職, 就活, 自己分析, リーダーシップ, 職務経歴書, 起業'),
    Korean: listed('면접, 이력서, 이직, 리더십, 진로, 취업, 자기소개서, 연봉, 조직'),
  },
}
