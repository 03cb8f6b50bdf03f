/** 'Build tables' is what somebody does, and no name for it. */
export const doesIt =
  /^(?:build|make|cut|fix|do|mend|shoe|sell|rent|detail|valet|convert|tint|grind|restore|teach|groom|clean|feed|walk|train|tune|sweep|clip|cook|remove|sharpen|write|hire|look|pump|paint) |^(?:cuid[oa]r?|pinto|peins|garde (?:vos|votre)|tengo|dipingo|badare|accudire|betreue|male) /iu
