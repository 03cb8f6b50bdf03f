import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'childrens-entertainer',
  kind: 'children',
  otherKind: 'events',
  names: {
    english: 'Children’s entertainer',
    spanish: 'Animación infantil',
    french: 'Animateur pour enfants',
    italian: 'Animazione per bambini',
    german: 'Kinderunterhalter',
    japanese: '子どもイベント出演',
    Korean: '어린이 행사 공연',
  },
  naming: {
    english: listed(`kids entertainer, children’s entertainers, clown, party entertainer, balloon modelling,
      balloon twisting, balloon animals, bubble show, magic for kids, mascot hire, princess parties,
      children’s parties`),
    spanish: listed(
      `animador infantil, animadora infantil, payaso, payasa, fiestas infantiles, globoflexia, marionetas`,
    ),
    french: listed(`animation enfants, clown, marionnettes, spectacle pour enfants, sculpteur de ballons,
      animation anniversaire`),
    italian: listed(`animatore per bambini, animatrice per bambini, clown, burattini, feste per bambini,
      palloncini modellabili, baby dance`),
    german:
      listed(`Kinderanimation, Kinderclown, Ballonkünstler, Ballonkünstlerin, Kinderzauberer, Kinderunterhalterin,
      Kinderdisco, Ballontiere, Puppenspieler, Puppenspielerin, Animateur, Animateurin,
      Kasperltheater, Puppentheater für Kinder`),
    japanese: listed('クラウン, バルーンアート, ピエロ, 読み聞かせ, 大道芸, 腹話術'),
    Korean: listed('삐에로, 풍선아트, 버블쇼, 키즈 이벤트, 어린이 공연, 벌룬쇼'),
  },
  things: {
    english:
      listed(`birthday, games, disco, songs, puppets, bubbles, four year olds, party bags, costumes, giggles,
      fetes, party games`),
    spanish: listed('cumpleaños, juegos, niños, comuniones, disfraces, canciones, burbujas, magia'),
    french: listed('anniversaire, jeux, ballons, enfants, écoles, costume, chansons, goûter'),
    italian: listed('compleanno, giochi, bolle, bambini, costumi, canzoni, mascotte, magia'),
    german:
      listed(`Kindergeburtstag, Spiele, Seifenblasen, Handpuppen, Kinderfest, Lachen, Lieder, Mitmachshow,
      Zaubertricks`),
    japanese: listed('誕生日, 風船, 夏祭り, 着ぐるみ, しゃぼん玉, 親子, 歌'),
    Korean: listed('생일파티, 풍선, 비눗방울, 인형, 어린이날, 행사, 레크리에이션, 탈인형'),
  },
}
