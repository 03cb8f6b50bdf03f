import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'riding-instructor',
  kind: 'animals',
  otherKind: 'classes',
  names: {
    english: 'Riding instructor',
    spanish: 'Clases de equitación',
    french: 'Moniteur d’équitation',
    italian: 'Istruttore di equitazione',
    german: 'Reitlehrer',
    japanese: '乗馬教室',
    Korean: '승마 교실',
  },
  naming: {
    english: listed(`riding lessons, riding school, horse riding, horse riding lessons, riding instruction,
      equestrian centre, equestrian center, horseback riding lessons, dressage trainer, dressage lessons,
      pony club, vaulting, learn to ride, therapeutic riding, pony rides`),
    spanish: listed(`profesor de equitación, profesora de equitación, escuela de equitación, clases de hípica,
      escuela hípica, montar a caballo`),
    french:
      listed(`monitrice d’équitation, cours d’équitation, centre équestre, poney club, école d’équitation,
      leçons d’équitation, poney-club`),
    italian:
      listed(`scuola di equitazione, lezioni di equitazione, corsi di equitazione, istruttrice di equitazione,
      andare a cavallo`),
    german:
      listed(`Reitlehrerin, Reitunterricht, Reitschule, Reitstunden, Reiterhof, Ponyhof, Reitkurse, Ponyreiten,
      Voltigieren, Dressurtrainer, Dressurtrainerin, therapeutisches Reiten, Reitpädagoge, Reitpädagogin`),
    japanese: listed('乗馬レッスン, 乗馬スクール, 乗馬クラブ, 乗馬体験, 引き馬, 馬術教室'),
    Korean: listed('승마 교관, 승마 강습, 승마 레슨, 승마장, 승마 체험, 승마 클럽, 재활승마'),
  },
  things: {
    english:
      listed(`jumping, lunge, ponies, saddle, hats provided, horses, hacks, trot, canter, arena, beginners,
      riders, lead rein, stable, seat`),
    spanish: listed('caballo, poni, doma, salto, silla, trote, galope, picadero, jinete, casco, tanda'),
    french: listed(
      `cheval, poney, dressage, obstacle, galop, selle, manège, carrière, bombe, baby poney, stages`,
    ),
    italian: listed('cavallo, pony, sella, dressage, salto, trotto, galoppo, casco, principianti'),
    german:
      listed(`Pferd, Ponys, Longe, Sitz, Dressur, Springen, Sattel, Abzeichen, Reithalle, Anfänger, Schulpferde,
      Galopp, Trab, Reithelm, Ferienkurse`),
    japanese: listed('馬, ポニー, 馬場, 鞍, 馬術, 初心者, ヘルメット, 速歩, 障害飛越'),
    Korean: listed('말, 조랑말, 안장, 기승, 마장마술, 초보자, 헬멧, 구보, 실내마장'),
  },
}
