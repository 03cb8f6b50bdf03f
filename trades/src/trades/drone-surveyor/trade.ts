import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'drone-surveyor',
  kind: 'professional-office',
  names: {
    english: 'Drone surveyor',
    spanish: 'Piloto de drones',
    french: 'Télépilote de drone',
    italian: 'Pilota di droni',
    german: 'Drohnenvermessung',
    japanese: 'ドローン測量',
    Korean: '드론 측량',
  },
  naming: {
    english:
      listed(`by drone, roof surveys by drone, drone roof surveys, drone survey, drone surveys, aerial survey,
      drone pilot, drone inspection, aerial mapping, drone operator, roof drone inspection,
      aerial photography, drone mapping, UAV survey, drone roof inspection, drone photography,
      thermal drone surveys, drone services, drone pilots, drone filming, laser scanning, 3D scanning,
      aerial inspection, crop spraying drone, drone inspections, matterport, virtual tours,
      aerial surveys, drone footage, point cloud surveys, drone training`),
    spanish: listed(`topografía con drones, inspección con drones, fotografía aérea, drones profesionales,
      piloto de dron, fotogrametría con drones, servicios con drones, vídeo aéreo, escaneado láser,
      visitas virtuales 3D`),
    french:
      listed(`pilote de drone, prises de vues aériennes, inspection par drone, photogrammétrie par drone,
      photographie aérienne, relevés par drone, prestations drone, drone professionnel, scan 3D,
      visites virtuelles, télépilote, vidéo par drone, nettoyage par drone`),
    italian: listed(`rilievi con drone, riprese aeree, ispezioni con drone, aerofotogrammetria, pilota drone,
      servizi con drone, riprese con drone, fotografia aerea, rilievi aerei, laser scanner, virtual tour,
      droni professionali`),
    german:
      listed(`Drohnenpilot, Drohnenpilotin, Drohnenservice, Luftaufnahmen, Drohneninspektion, Drohnenaufnahmen,
      Dachinspektion per Drohne, Drohnenfotografie, Drohnenflüge, Drohnenfilm, 3D-Scan,
      Luftbildvermessung, Drohnendienstleistungen, 360-Grad-Rundgänge, Laserscanning, Luftbilder,
      Rehkitzrettung per Drohne, Wildtierrettung mit Drohne`),
    japanese: listed(
      `ドローン空撮, ドローン点検, 空撮, 屋根点検ドローン, ドローンパイロット, ドローン撮影, 航空測量, ドローン事業, ドローン農薬散布, 3D測量, ドローンスクール`,
    ),
    Korean: listed(
      '드론촬영, 드론 점검, 항공촬영, 드론 방제, 드론 조종사, 드론교육원, 항공사진, 드론 매핑, 드론 서비스, 3D 스캔',
    ),
  },
  things: {
    english:
      listed(`roofs, orthomosaic, point cloud, thermal, 3D model, CAA, LiDAR, construction progress, volumes,
      stockpiles, Part 107, flight, permission, imagery`),
    spanish: listed('dron, termografía, mapas, modelo 3D, obras, imágenes, fotogrametría, vuelo'),
    french: listed(
      `drone, thermographie aérienne, modèle 3D, chantiers, orthophoto, vues, cartographie, vol`,
    ),
    italian: listed('drone, termografia aerea, modello 3D, cantieri, ortofoto, immagini, volo, mappe'),
    german: listed(
      `Drohne, Dächer, 3D-Modell, Orthofoto, Punktwolke, Baustellen, Flugverbotszone, Wärmebild`,
    ),
    japanese: listed('ドローン, 屋根, 赤外線, 三次元, 点群, 現場, 飛行許可, 上空, 点検'),
    Korean: listed('드론, 지붕, 열화상, 3D, 현장, 비행, 정사영상, 승인'),
  },
}
