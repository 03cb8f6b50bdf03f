import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'wedding-venue',
  kind: 'events',
  names: {
    english: 'Wedding and event venue',
    spanish: 'Espacio para eventos',
    french: 'Salle de réception',
    italian: 'Location per eventi',
    german: 'Veranstaltungsort',
    japanese: 'イベント会場',
    Korean: '파티룸',
  },
  naming: {
    english:
      listed(`events venue, wedding venue, event space, party hall, barn venue, function room, event hall,
      party room hire, conference room, meeting rooms, hall for hire`),
    spanish:
      listed(`salón de eventos, finca para bodas, salón de fiestas, local para fiestas, alquiler de salón,
      sala de reuniones`),
    french: listed(`lieu de mariage, salle des fêtes, location de salle, salle de mariage, domaine de mariage,
      salle de réunion`),
    italian: listed(
      `sala ricevimenti, location matrimoni, sala feste, affitto sala, sala riunioni, villa per eventi`,
    ),
    german: listed(`hochzeitslocation, eventlocation, partyraum, saalvermietung, tagungsraum, festscheune,
      raumvermietung, seminarraum mieten`),
    japanese: listed('結婚式場, 貸しホール, パーティー会場, 貸し会議室, レンタルスペース, 宴会場'),
    Korean: listed('예식장, 행사장 대관, 연회장, 스몰웨딩 장소, 회의실 대관, 공간 대여'),
  },
  things: {
    english: listed('seats, capacity, guests, kitchen, stage, ceremony, barn, exclusive use, car park'),
    spanish: listed('aforo, invitados, cocina, escenario, ceremonia, jardines'),
    french: listed('places, invités, cuisine, scène, cérémonie, grange, parking'),
    italian: listed('posti, ospiti, cucina, palco, cerimonia, giardino'),
    german: listed('plätze, gäste, küche, bühne, trauung, scheune, bestuhlung, festsaal'),
    japanese: listed('収容, 席数, ステージ, 厨房, 貸切'),
    Korean: listed('수용 인원, 좌석, 주방, 무대, 대관'),
  },
}
