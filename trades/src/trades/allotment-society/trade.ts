import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'allotment-society',
  kind: 'community',
  otherKind: 'outdoors',
  names: {
    english: 'Allotment society',
    spanish: 'Huertos urbanos',
    french: 'Jardins familiaux',
    italian: 'Orti urbani',
    german: 'Kleingartenverein',
    japanese: '市民農園',
    Korean: '주말농장',
  },
  naming: {
    english:
      listed(`allotments, allotment association, community garden, gardening club, horticultural society,
      allotment gardens, seed swap, allotment, community gardens, garden club, community orchard,
      allotment holders, flower club, community farm, growing space, horticultural club, urban farm,
      seed library, garden society, community growing`),
    spanish: listed(`huerto urbano, huertos comunitarios, asociación de hortelanos, huerto comunitario,
      alquiler de huertos, huertos de alquiler, huertos sociales, huertos vecinales, hortelanos`),
    french:
      listed(`jardins ouvriers, jardin partagé, association de jardiniers, jardins partagés, grainothèque,
      jardin communautaire, jardins collectifs, société d’horticulture, ferme urbaine, jardin solidaire,
      potager partagé`),
    italian:
      listed(`orto sociale, orti sociali, orti condivisi, giardino condiviso, associazione ortisti, orto urbano,
      orti comunali, orto condiviso, affitto orti, orti in affitto, banca dei semi`),
    german:
      listed(`Schrebergarten, Kleingartenanlage, Gartenverein, Gemeinschaftsgarten, Schrebergartenverein,
      Kleingärtner, Kleingärtnerin, Kleingärten, Gartenbauverein, Obst- und Gartenbauverein,
      Kleingartenkolonie, Mietgarten, Urban Gardening, interkultureller Garten, Mietacker, Stadtgarten,
      Gartenkolonie, Nachbarschaftsgarten`),
    japanese: listed(
      '貸し農園, コミュニティガーデン, 家庭菜園クラブ, 園芸クラブ, 体験農園, シェア畑, レンタル農園, 園芸同好会, 貸農園, コミュニティ農園',
    ),
    Korean: listed(
      '텃밭 분양, 도시텃밭, 공동체 텃밭, 텃밭 동호회, 공동텃밭, 도시농업, 텃밭분양, 주말농장 분양, 도시농부, 마을텃밭',
    ),
  },
  things: {
    english:
      listed(`plots, waiting list, sheds, compost, vegetables, plot holders, open day, water butts, seeds,
      raised beds, growers, scarecrow, marrow, rent, polytunnel`),
    spanish:
      listed(`parcelas, compost, semillas, hortalizas, lista de espera, riego compartido, bancales, vecinos,
      tierra`),
    french: listed('parcelles, cabanons, compost, potager, liste d’attente, semis, graines, récoltes'),
    italian: listed('lotti, compost, ortaggi, semi, lista d’attesa, ortisti, aiuole, capanno, raccolto'),
    german:
      listed(`Parzellen, Laube, Pacht, Warteliste, Kompost, Gemüse, Vorstand, Beete, Hochbeete, Gartenfest,
      Gartenordnung`),
    japanese: listed('区画, 畑, 堆肥, 野菜, 種, 空き区画, 収穫祭, 農具, 苗'),
    Korean: listed('텃밭, 구획, 퇴비, 채소, 씨앗, 모종, 분양, 농기구, 상자텃밭'),
  },
}
