/** "I'd like to know the price": who says so has not said how yet. */
export const WISH_TO_KNOW =
  /^(?:(?:i|we)(?:'d like| would like| want| need|'m trying|'d love| would love) to (?:know|find out|see|check)|i(?:'m| am) curious|(?:мне |нам |я )?(?:хочу|хочется|хотел[аи]? бы|хотелось бы|нужно|надо|важно|интересно) (?:у?знать|выяснить|посмотреть|понять|,)|(?:мне |нам )?интересно)(?!\p{L})/iu;
