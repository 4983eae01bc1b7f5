// Cheaper than `instanceof`, which climbs the prototypes of every node.
export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
export const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
