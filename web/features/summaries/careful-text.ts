/** What is said of a summary of a week in which the user wrote about harm. */
export const carefulText = 'This week stays between you and your journal: it has no card.';
