import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'nanny-agency',
  kind: 'children',
  otherKind: 'professional-office',
  names: {
    english: 'Nanny agency',
    spanish: 'Agencia de niñeras',
    french: 'Agence de garde d’enfants',
    italian: 'Agenzia di babysitter',
    german: 'Babysitter-Vermittlung',
    japanese: 'ベビーシッター',
    Korean: '베이비시터',
  },
  naming: {
    english:
      listed(`nanny, nannies, babysitter, babysitting, babysitters, nanny placement, maternity nurse, night nanny,
      mother’s help, au pair agency, newborn care specialist`),
    spanish: listed(
      `niñera, niñeras, canguro, canguros, babysitter, agencia de canguros, au pair, cuido niños, cuidamos niños`,
    ),
    french: listed(
      `baby-sitter, baby-sitting, garde d’enfants, nounou à domicile, agence de nounous, au pair`,
    ),
    italian: listed('babysitter, tata, tate, agenzia tate, baby sitter, puericultrice, ragazza alla pari'),
    german: listed(`Babysitter, Babysitterin, Nanny, Kinderfrau, Nanny-Agentur, Babysitting, Nannyvermittlung,
      Au-pair-Agentur, Leihoma`),
    japanese: listed('シッター派遣, ベビーシッター派遣, ナニー, 訪問保育, キッズシッター, シッターサービス'),
    Korean: listed('시터 연결, 아이돌봄 시터, 베이비시터 소개소, 놀이시터, 시터넷'),
  },
  things: {
    english: listed(
      `live-in, newborn, evenings, sitters, vetted, references, night feeds, mothers, twins, school pick-up`,
    ),
    spanish: listed('recién nacido, noches, cuidadora, interna, por horas, recogida, referencias'),
    french: listed('sortie d’école, nouveau-né, mercredi, garde partagée, bain, devoirs, soirée'),
    italian: listed('neonato, serate, bambini, referenze, convivente, uscita da scuola, notte'),
    german:
      listed(`Abende, Kinderbetreuung, Neugeborene, Betreuerin, Wochenbett, Notfallbetreuung, Führungszeugnis,
      Säugling`),
    japanese: listed('新生児, 送迎, 病児, 子育て, 夜間, お迎え, 保育士, 兄弟, 入会金'),
    Korean: listed('신생아, 등하원, 입주, 야간, 육아, 맞벌이, 면접, 시터, 쌍둥이'),
  },
}
