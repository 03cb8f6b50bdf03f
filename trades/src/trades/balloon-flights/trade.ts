import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'balloon-flights',
  kind: 'outdoors',
  names: {
    english: 'Balloon flights',
    spanish: 'Vuelos en globo',
    french: 'Vols en montgolfière',
    italian: 'Voli in mongolfiera',
    german: 'Ballonfahrten',
    japanese: '熱気球フライト',
    Korean: '열기구 체험',
  },
  naming: {
    english:
      listed(`hot air balloon, hot air balloon rides, balloon rides, ballooning, hot-air balloon, balloon pilot,
      sightseeing flights, hot air ballooning, flight experience, balloon trips, gliding lessons,
      pilot training, hot air balloons, flight training, helicopter rides, pilot lessons, skydive centre`),
    spanish: listed(`globo aerostático, paseos en globo, viajes en globo, vuelo en globo, vuelos turísticos,
      paseos en helicóptero`),
    french:
      listed(`montgolfière, baptême en montgolfière, vol en ballon, aérostier, vols touristiques, parachutisme,
      école de pilotage avion, vol en planeur, ULM baptême`),
    italian: listed(`mongolfiera, giri in mongolfiera, volo in mongolfiera, voli turistici, lancio in tandem,
      giri in elicottero`),
    german: listed(`Heißluftballon, Ballonfahrt, Ballonpilot, Ballonpilotin, Ballonteam, Ballonunternehmen,
      Ballonfahrer, Ballonfahrerin, Fluglehrer, Fluglehrerin, Pilotenausbildung`),
    japanese: listed('熱気球, 気球体験, 熱気球体験, 気球フライト, グライダー体験, 飛行機免許'),
    Korean: listed('열기구, 열기구 투어, 열기구 비행'),
  },
  things: {
    english:
      listed(`basket, sunrise, pilot, burner, champagne, landing, passengers, views, vouchers, dawn, envelope,
      chase crew, weather, wicker`),
    spanish: listed('cesta, amanecer, piloto, vistas, brindis, pasajeros, bono, viento, aterrizaje'),
    french: listed(`nacelle, lever du soleil, pilote, brûleur, passagers, vue, bon cadeau, vent, champagne`),
    italian: listed('cesto, alba, pilota, bruciatore, panorama, passeggeri, buono, vento, atterraggio'),
    german: listed(
      `Korb, Sonnenaufgang, Pilot, Aussicht, Gutschein, Sektempfang, Landung, Wetter, Taufe, Start, Hülle`,
    ),
    japanese: listed('気球, 朝焼け, パイロット, バスケット, 空, 景色, 上空, 風, フライト'),
    Korean: listed('일출, 조종사, 하늘, 바구니, 풍경, 비행, 착륙, 상공, 바람'),
  },
}
