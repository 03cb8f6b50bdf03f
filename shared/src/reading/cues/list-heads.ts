import type { Language } from '../../language/language.ts'

/** How a sentence begins that lists no services, as sources of regular expressions in small letters. */
export interface ListHeads {
  /** Before makes, materials, languages, insurers and ways to pay: 'we accept Bupa, Aviva'. */
  readonly beside: string
  /** Before where somebody goes: 'fahren auch nach Essen, Moers'. */
  readonly places: string
  /** Before either, where a name in capitals follows: 'we stock Linwood, Romo'. */
  readonly beforeNames: string
}

const none = '(?!)'

/** What a sentence may begin with that lists no services, in each language that leads lists. */
export const listHeads: Readonly<Record<Language, ListHeads>> = {
  english: {
    beside:
      "(?:we|i) bring(?! you)|(?:(?:clinic|studio|shop|salon|office|workshop|located|situated) )?(?:(?:inside|above) (?:the|an?|our|my|your)|located in|situated in)|(?:(?:we|i)(?: also| only)? )?(?:accept|recogni[sz]e|speak|use|partner with|subscribe to)|(?:we|i)(?:['’]re| are|['’]m| am) (?:trained|experienced) (?:in|with|on)|(?:our |main |the )*(?:brands?|makes|suppliers?|insurers?|materials|ingredients)(?: (?:we|i|include|are|used|spoken|stocked).*)?|members? of|accredited (?:by|with)|approved (?:by|for)|insured (?:by|with)|(?:available )?(?:scents|flavou?rs|colou?rs|sizes|fabrics|woods|timbers)(?: (?:include|are|available))?|payments?(?: methods?)?(?: by)?|pay(?:able)? by|(?:as )?(?:seen|featured) (?:in|on)|made (?:with|from|of)|trained (?:at|by|with)|(?:lessons|classes|tours|sessions|available) in (?:english|french|german|spanish|italian|polish|welsh|arabic|japanese)",
    places:
      "(?:(?:we|i)(?: also| can| will|['’]ll| regularly)* )?(?:travel|drive|deliver|venture)(?: (?:out|over|up|down|across|as far|locally))* (?:to|as far as|around|round|across|into|all over)(?! (?:you|your)(?!\\p{L}))|delivering (?:to|in|around)|(?:on|at) (?:the )?(?:\\p{L}+ )?(?:markets?|fairs)|(?:our )?(?:service )?areas?(?: (?:covered|served|we cover|include))?|locations?",
    beforeNames:
      '(?:(?:we|i)(?: also)? )?(?:stock|carry|fit|install|service|take|bill|work (?:in|on|with|across))|(?:(?:main|local|authori[sz]ed|approved) )?(?:stockists?|dealers?|agents?|suppliers?) (?:of|for|in)|(?:based|found|working|available|operating) (?:in|across|around)',
  },
  german: {
    beside:
      '(?:(?:wir|ich) )?(?:verbauen?|verarbeiten?|verwenden?|nutzen?|benutzen?|akzeptieren?|sprechen?)|(?:(?:wir|ich) )?arbeiten? (?:nur |ausschließlich |vor allem )?(?:mit|nach)|(?:unsere )?(?:marken|hersteller|fabrikate|lieferanten|kassen|krankenkassen|materialien|zutaten|düfte|sorten|farben|größen|stoffe|holzarten|geschmacksrichtungen)|zahlung|bezahlung|zahlungsarten|zahlbar|(?:\\p{L}+ )?auf (?:deutsch|englisch|französisch|türkisch|russisch|arabisch|spanisch|italienisch|polnisch)|abrechnung|bekannt aus|mitglied(?:schaft)?|kooperation(?:en)?',
    places:
      '(?:(?:wir|ich) )?(?:fahren?|kommen?|liefern?|reisen?)(?: (?:auch|gerne?|regelmäßig|mobil|bis))* (?:nach|aus|im raum|rund um)|(?:liefer|einsatz|einzugs)?gebiete?|regionen|orte|unterwegs in|auf (?:\\p{L}+ )?märkten',
    beforeNames: none,
  },
  spanish: {
    beside:
      'usamos|uso|utilizamos|utilizo|aceptamos|acepto|hablamos|hablo|se habla|trabaj(?:o|amos) (?:con|el|la|las|solo|sólo)(?! (?:niñ|personas|cita|adultos|familias)\\p{L}*)|trabajamos (?:oro|plata|madera|cuero|lana)|(?:nuestr[oa]s )?(?:marcas?|proveedores|mutuas|seguros|materiales|aromas|sabores|colores|tallas|tamaños)|(?:formas? de )?pagos?|soci[oa]s? de|colegiad[oa]',
    places:
      '(?:trabaj(?:o|amos)|repart(?:o|imos|o a domicilio)|servicio|damos servicio) (?:en|por)|(?:vamos|voy|llegamos|envíos) (?:a|hasta)(?! domicilio)|en (?:los )?mercados|toda la (?:zona|ciudad|provincia|comarca|isla)|(?:me |nos )despla(?:zo|zamos)|cubrimos',
    beforeNames: '(?:tenemos|distribuidor(?:es)?|servicio técnico)(?: (?:de|oficial))*|estamos en',
  },
  french: {
    beside:
      "(?:(?:nous|on|je|j['’]) ?)?(?:acceptons|accepte|utilisons|utilise|parlons|parle)|(?:(?:nous|on|je) )?travaill(?:e|ons) (?:avec|le|la|les|du|uniquement|l['’])|(?:nos |les )?(?:marques?|partenaires|fournisseurs|mutuelles|matériaux|parfums|couleurs|tailles|essences)(?: (?:acceptées|partenaires|travaillées))?|(?:moyens? de )?paiements?|règlements?|membres? d(?:e|u|es)|(?:cours|visites|séances) en (?:français|anglais|allemand|espagnol|italien)|(?:bois|matières) utilisé\\p{L}*",
    places:
      "(?:(?:nous|on|je) )?(?:me |nous |se )?(?:interviens|intervient|intervenons|déplaçons|déplace)(?! à domicile)|(?:(?:nous|on|je) )?(?:livr(?:e|ons)|livraisons?|travaill(?:e|ons)) (?:à|sur|dans|autour)(?! (?:domicile|mesure))|zones? d[’'](?:intervention|activité)|sur les marchés",
    beforeNames: '(?:revendeurs?|dépositaires?|distributeurs?|installateurs?)(?: (?:agréés?|de|des))*',
  },
  italian: {
    beside:
      "usiamo|uso|utilizz(?:o|iamo)|accett(?:o|iamo)|parl(?:o|iamo)|si parlano?|lavor(?:o|iamo) (?:con|solo|il|la|l['’])|(?:le nostre |i nostri )?(?:marche?(?: trattate)?|fornitori|convenzion(?:i|ati|ato)(?: con)?|materiali|profumi|gusti|colori|taglie|essenze)|pagament[oi]|soci[oa] (?:di|del)|iscritt[oa]",
    places:
      'interven(?:go|iamo)|(?:consegn(?:o|iamo|a|e)|lavor(?:o|iamo)) (?:a|ad|in|su)(?! domicilio)|oper(?:o|iamo) (?:a|in|su)|zone servite|arriv(?:o|iamo) (?:a|fino)|(?:mi|ci) spost(?:o|iamo)',
    beforeNames:
      '(?:rivenditor[ei]|concessionari[oa]?|centro assistenza|trattiamo)(?: (?:autorizzat[oi]|di))*',
  },
  japanese: {
    beside:
      '(?:お)?支払い?(?:方法)?|(?:対応|取扱い?)?(?:メーカー|ブランド)|使用材料|作れるもの|色|香り|サイズ',
    places: none,
    beforeNames: none,
  },
  Korean: {
    beside: '결제(?: ?방법)?|(?:취급 ?)?브랜드|사용 ?재료|향|색상|사이즈',
    places: none,
    beforeNames: none,
  },
}
