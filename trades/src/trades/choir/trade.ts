import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'choir',
  kind: 'community',
  names: {
    english: 'Choir',
    spanish: 'Coro',
    french: 'Chorale',
    italian: 'Coro',
    german: 'Chor',
    japanese: '合唱団',
    Korean: '합창단',
  },
  naming: {
    english:
      listed(`community choir, choirs, gospel choir, singing group, barbershop chorus, male voice choir,
      choral society, chorus, chamber choir, rock choir, ladies choir, children’s choir, brass band club,
      concert band, amateur orchestra, community orchestra, glee club, folk club, ukulele group,
      youth orchestra, samba group, bell ringers`),
    spanish:
      listed(`coral, coro gospel, coro de voces, agrupación coral, orfeón, coro infantil, banda municipal,
      sociedad coral, orquesta amateur, coro de cámara, rondalla`),
    french: listed(`chœur, ensemble vocal, chorale gospel, chœur d’hommes, orphéon, chorale d’enfants,
      harmonie municipale, orchestre amateur, groupe vocal, fanfare associative, chorales`),
    italian:
      listed(`corale, coro gospel, coro polifonico, gruppo corale, coro di montagna, coro di voci bianche,
      banda cittadina, corpo bandistico, società corale, cori, orchestra amatoriale`),
    german:
      listed(`Gesangverein, Kirchenchor, Gospelchor, Männerchor, Chöre, Singkreis, Frauenchor, Kammerchor,
      Kinderchor, gemischter Chor, Posaunenchor, Projektchor, Spielmannszug, Chorgemeinschaft, Popchor`),
    japanese: listed(
      'コーラス, 合唱サークル, ゴスペルサークル, ママさんコーラス, 混声合唱団, 児童合唱団, 市民オーケストラ, 合唱, コーラスグループ, 女声合唱',
    ),
    Korean: listed(
      '합창, 성가대, 중창단, 시민합창단, 어린이합창단, 남성합창단, 오케스트라 동호회, 여성합창단, 윈드오케스트라, 가스펠 합창단',
    ),
  },
  things: {
    english:
      listed(`rehearsals, concerts, sopranos, altos, tenors, basses, conductor, carols, no auditions, harmony,
      singers, sheet music, sing, hymns, term`),
    spanish: listed('ensayos, conciertos, sopranos, tenores, director, voces, villancicos'),
    french: listed(
      `répétitions, concerts, sopranes, ténors, chef de chœur, choristes, pupitres, répertoire, chanter`,
    ),
    italian: listed('prove, concerti, soprani, tenori, direttore, voci, repertorio, coristi, cantare'),
    german:
      listed(`Chorprobe, Konzert, Sopran, Alt, Tenor, Bass, Dirigent, Mitsingen, Stimmen, Chorleiterin, Noten,
      Proben`),
    japanese: listed('練習, 演奏会, ソプラノ, アルト, 指揮者, 団員募集, テノール, 楽譜'),
    Korean: listed('연습, 공연, 소프라노, 알토, 지휘자, 단원 모집, 테너, 정기연주회, 악보'),
  },
}
