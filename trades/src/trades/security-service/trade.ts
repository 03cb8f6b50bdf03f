import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'security-service',
  kind: 'professional-office',
  names: {
    english: 'Security service',
    spanish: 'Empresa de seguridad',
    french: 'Société de sécurité',
    italian: 'Servizi di sicurezza',
    german: 'Sicherheitsdienst',
    japanese: '警備会社',
    Korean: '경비 업체',
  },
  naming: {
    english:
      listed(`security guards, security company, bodyguard, door staff, event security, close protection,
      private investigator, detective agency, private detective`),
    spanish: listed(
      `vigilantes de seguridad, escolta, detective privado, agencia de detectives, seguridad privada`,
    ),
    french: listed(`agent de sécurité, gardiennage, garde du corps, agence de détectives, détective privé,
      enquêteur privé`),
    italian:
      listed(`vigilanza privata, guardie giurate, bodyguard, investigatore privato, agenzia investigativa,
      buttafuori`),
    german: listed(
      `wachdienst, personenschutz, objektschutz, detektei, detektivbüro, privatdetektiv, wachschutz`,
    ),
    japanese: listed('警備, 探偵事務所, 興信所, ボディーガード, 探偵'),
    Korean: listed('경호, 탐정 사무소, 보안 업체, 흥신소'),
  },
  things: {
    english: listed('guards, patrols, licensed, doormen, surveillance, keyholding, discreet'),
    spanish: listed('vigilancia, rondas, control de accesos, seguimientos'),
    french: listed('rondes, surveillance, vigiles, filature, discrétion'),
    italian: listed('ronde, sorveglianza, pedinamenti, riservatezza'),
    german: listed('streife, bewachung, türsteher, observation, schließdienst, security'),
    japanese: listed('巡回, 見張り, 浮気調査, 素行調査, 身辺'),
    Korean: listed('순찰, 경비원, 조사, 의뢰'),
  },
}
