import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'guided-tours',
  kind: 'outdoors',
  names: {
    english: 'Guided tours',
    spanish: 'Visitas guiadas',
    french: 'Visites guidées',
    italian: 'Visite guidate',
    german: 'Stadtführungen',
    japanese: '観光ガイド',
    Korean: '관광 가이드',
  },
  naming: {
    english:
      listed(`tour guide, walking tours, city tours, food tours, ghost tours, ghost walks, guided city walks, wine tours,
      bike tours, segway tours, rickshaw tours, city guide, street art tours, history walks,
      sightseeing tours, blue badge guide, driver guide, minibus tours, private tours,
      walking tour guide, day tours, tuk tuk tours`),
    spanish: listed(`guía turístico, guía turística, tours gastronómicos, rutas guiadas, tours en bici,
      paseos guiados, freetour, guía oficial, tours guiados`),
    french: listed(`guide touristique, guide conférencier, visites de la ville, balades gourmandes,
      visites à vélo, circuits touristiques, guide conférencière, guide-conférencier`),
    italian: listed(`guida turistica, tour della città, tour gastronomici, tour in bici, passeggiate guidate,
      giro in risciò, accompagnatrice turistica`),
    german:
      listed(`stadtführer, stadtführerin, gästeführer, gästeführerin, nachtwächterführung, stadtrundgang,
      gruselführung, radtouren mit guide, weintouren, kulinarische stadtführung`),
    japanese: listed(
      '街歩きツアー, ガイドツアー, 人力車, 通訳案内士, まち歩き, グルメツアー, 夜景ツアー, まち歩きガイド, 通訳ガイド',
    ),
    Korean: listed(
      '도보 투어, 시티 투어, 골목 투어, 문화 해설, 야경 투어, 미식 투어, 여행 가이드, 도보 해설, 현지 가이드',
    ),
  },
  things: {
    english: listed('meet at, stories, history, landmarks, group, old town, tastings, sights, legends'),
    spanish: listed('punto de encuentro, casco antiguo, historia, leyendas, grupo, monumentos'),
    french: listed('rendez-vous devant, vieille ville, histoire, anecdotes, groupe, patrimoine'),
    italian: listed('ritrovo, centro storico, storia, leggende, gruppo, monumenti'),
    german: listed('treffpunkt, altstadt, geschichten, gruppe, rundgang, sagen, sehenswürdigkeiten'),
    japanese: listed('散策, ご案内, ツアー, さんぽ, 集合, 歴史, 名所, 路地, 少人数, 観光'),
    Korean: listed('집합, 역사, 명소, 해설, 소규모'),
  },
}
