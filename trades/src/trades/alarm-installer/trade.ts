import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'alarm-installer',
  kind: 'building-trade',
  otherKind: 'home-call-out',
  names: {
    english: 'Alarm installer',
    spanish: 'Instalador de alarmas',
    french: 'Installateur d’alarmes',
    italian: 'Installatore di allarmi',
    german: 'Alarmanlagen',
    japanese: '防犯カメラ設置',
    Korean: 'CCTV 설치',
  },
  naming: {
    english: listed(`burglar alarms, alarm systems, CCTV installer, security systems, CCTV installation,
      security cameras, alarm company, security system installer, access control, intruder alarms,
      fire alarms, video doorbell installation, security camera installation, home security,
      fire alarm engineer, smart home installer, home automation`),
    spanish:
      listed(`alarmas, videovigilancia, cámaras de seguridad, sistemas de seguridad, instalación de alarmas, CCTV,
      domótica, videoporteros`),
    french: listed(`alarmes, vidéosurveillance, systèmes d’alarme, caméras de surveillance, alarme maison,
      télésurveillance, domotique, installateur d’alarme`),
    italian: listed(`antifurto, impianti di allarme, videosorveglianza, sistemi di sicurezza, allarmi,
      telecamere di sicurezza, domotica, antifurti`),
    german: listed(`Sicherheitstechnik, Videoüberwachung, Alarmtechnik, Einbruchschutz, Brandmeldeanlagen,
      Smart-Home-Installation, Überwachungskameras, Sprechanlagen, Alarmanlagenbau, Gebäudeautomation`),
    japanese: listed(
      '防犯カメラ, 監視カメラ, セキュリティ工事, 防犯設備, 火災報知器工事, インターホン工事, 防犯システム',
    ),
    Korean: listed('CCTV, 방범카메라, 감시카메라 설치, 출입통제, 경보기 설치, 인터폰 설치, 스마트홈 설치'),
  },
  things: {
    english:
      listed(`cameras, sensors, keypad, doorbell, monitoring, intruder, app, detectors, siren, wireless,
      break-ins, entry phone, footage`),
    spanish: listed('cámaras, sensores, robo, sirena, detectores, intrusión'),
    french: listed(`caméras, détecteurs, sirène, intrusion, interphone, cambriolage, capteurs, visiophone`),
    italian: listed('telecamere, sensori, furti, sirena, rilevatori, citofono, registratore, intrusione'),
    german: listed(
      `Kameras, Melder, Sensoren, Alarm, Rauchmelder, Funk, Einbruch, Zutritt, Sirene, App, Türsprechanlage`,
    ),
    japanese: listed('カメラ, センサー, 録画, 防犯, 警報, 侵入, モニター, 玄関'),
    Korean: listed('카메라, 녹화기, 센서, 방범, 매장, 출입문, 지문, 모니터'),
  },
}
