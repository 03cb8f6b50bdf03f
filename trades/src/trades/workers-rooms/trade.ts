import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'workers-rooms',
  kind: 'lodging',
  names: {
    english: 'Workers’ rooms',
    spanish: 'Alojamiento para trabajadores',
    french: 'Hébergement pour ouvriers',
    italian: 'Alloggi per lavoratori',
    german: 'Monteurzimmer',
    japanese: '作業員宿舎',
    Korean: '인부 숙소',
  },
  naming: {
    english:
      listed(`contractor accommodation, workers accommodation, crew housing, contractor housing, serviced rooms,
      long stay rooms, workforce housing, lodging house, corporate housing, contractors accommodation,
      crew lodging, workforce accommodation, boarding house, student rooms, worker housing,
      rooms for workers, rooms for contractors, man camp`),
    spanish: listed(`habitaciones para trabajadores, alojamiento de operarios, pisos para trabajadores,
      habitaciones por semanas, hospedaje para trabajadores, alojamiento para empresas`),
    french:
      listed(`logement de chantier, chambres pour ouvriers, hébergement professionnel, logement travailleurs,
      hébergement de chantier, logement pour équipes, chambres pour artisans`),
    italian:
      listed(`camere per operai, alloggi per operai, affittacamere per lavoratori, alloggi per trasfertisti,
      camere per lavoratori, alloggi aziendali, foresteria`),
    german: listed(`Monteurwohnungen, Monteurunterkünfte, Arbeiterunterkunft, Arbeiterwohnheim,
      möblierte Zimmer auf Zeit, Monteurunterkunft, Arbeiterzimmer, Monteurwohnung, Handwerkerzimmer,
      Boardinghouse, Zimmervermietung, Wohnen auf Zeit, Handwerkerunterkunft, Monteurhaus`),
    japanese: listed(
      '工事関係者宿泊, マンスリー宿泊, 職人宿, 作業員宿泊, 工事宿, ビジネス旅館, 長期出張宿, 寮 作業員',
    ),
    Korean: listed(
      '근로자 숙소, 현장 숙소, 달방, 장기투숙, 작업자 숙소, 직원숙소 임대, 고시원, 원룸텔, 함바 숙소',
    ),
  },
  things: {
    english:
      listed(`crews, weekly rates, parking for vans, kitchen, wifi, invoice, shared, single beds, contractors,
      fitters, per bed, monthly, site`),
    spanish: listed('cuadrillas, obra, cocina, aparcamiento, factura, camas, lavadora, semana, operarios'),
    french: listed(
      `équipes, cuisine, parking, facture, lits simples, semaine, chantier, lave-linge, déplacement`,
    ),
    italian: listed(`squadre, cucina, parcheggio, fattura, letti, settimana, cantiere, lavatrice, trasferta`),
    german:
      listed(`Monteure, Einzelbetten, Waschmaschine, Parkplätze, Rechnung, Bett, Küche, Woche, WLAN, Baustelle,
      Transporterparkplatz`),
    japanese: listed('長期, 駐車場, 個室, 食事付き, 現場, 洗濯機, 出張, 大型車, 請求書'),
    Korean: listed('현장, 주차, 취사, 단체, 월세, 침대, 세금계산서, 팀'),
  },
}
