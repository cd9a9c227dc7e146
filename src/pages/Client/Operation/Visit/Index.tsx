export default function VisitIndex() { return null; }
